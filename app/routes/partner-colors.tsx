import { partnerColors } from "../features/partners/partners.server";
import type { PageHandle } from "../platform/page-handle";

export const handle = { page: {} } satisfies PageHandle;

export const loader = () =>
	new Response(partnerColors(), {
		headers: { "Content-Type": "text/css; charset=utf-8", "Cache-Control": "public, max-age=300" },
	});
