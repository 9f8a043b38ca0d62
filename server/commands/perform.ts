import type { Database } from "../../db/connect";
import { Refusal } from "../../db/refusal";
import { backUp } from "./back-up";
import { exportMessages, listMessages, showMessage } from "./messages";
import { commandRequest } from "./request";
import { addStory, listStories, publishStory, removeStory } from "./stories";

/** Runs a request and yields its output; throws a Refusal if it cannot be done. */
export function perform(db: Database, asked: unknown): AsyncGenerator<string> {
	const { data: request } = commandRequest.safeParse(asked);
	if (!request) throw new Refusal("The running site does not know this command: restart it with this version.");
	switch (request.ask) {
		case "list stories":
			return listStories(db);
		case "add story":
			return addStory(db, request.story, request);
		case "publish story":
			return publishStory(db, request.slug, true);
		case "unpublish story":
			return publishStory(db, request.slug, false);
		case "remove story":
			return removeStory(db, request.slug);
		case "list messages":
			return listMessages(db);
		case "show message":
			return showMessage(db, request.id);
		case "export messages":
			return exportMessages(db);
		case "back up":
			return backUp(db);
	}
}
