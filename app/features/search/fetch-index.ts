import { localePath } from "../../platform/language";
import type { IndexEntry, IndexPost } from "./search-index";

async function fetchList<Item>(path: string): Promise<Item[]> {
	const response = await fetch(localePath(path));
	if (!response.ok) throw new Error(`${path} failed with status ${response.status}`);
	return response.json();
}

/** SRCH-6: a failed request is logged, and search continues with the rest. */
async function fetchOrNothing<Item>(path: string): Promise<Item[]> {
	try {
		return await fetchList<Item>(path);
	} catch (error) {
		console.error("Search data could not be loaded:", path, error);
		return [];
	}
}

export const fetchEntries = () => fetchOrNothing<IndexEntry>("/search-index");
export const fetchPosts = () => fetchOrNothing<IndexPost>("/search-posts");
