import type { Database } from "../../db/connect";
import { Refusal } from "../../db/refusal";
import { backUp } from "./back-up";
import {
	exportCatalogue,
	importCatalogue,
	publishCatalogue,
	showChanges,
	showItemHistory,
	showReleases,
	undoRelease,
} from "./catalogue";
import { exportMessages, listMessages, showMessage } from "./messages";
import { deletePersonalData, showPersonalData } from "./personal-data";
import { confirmPrices, listPrices } from "./prices";
import { commandRequest } from "./request";
import { type At, inviteColleague, listStaff, removeStaff, restoreStaff } from "./staff";
import { addStory, listStories, publishStory, removeStory } from "./stories";

/** Runs a request and yields its output; throws a Refusal if it cannot be done. */
export function perform(db: Database, asked: unknown, at: At): AsyncGenerator<string> {
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
		case "show personal data":
			return showPersonalData(db, request.who);
		case "delete personal data":
			return deletePersonalData(db, request.who);
		case "back up":
			return backUp(db);
		case "export catalogue":
			return exportCatalogue(db);
		case "import catalogue":
			return importCatalogue(db, request);
		case "publish catalogue":
			return publishCatalogue(db, request);
		case "undo release":
			return undoRelease(db, request);
		case "show catalogue changes":
			return showChanges(db);
		case "show catalogue history":
			return request.item ? showItemHistory(db, request.item) : showReleases(db);
		case "list prices":
			return listPrices(db, request.days);
		case "confirm prices":
			return confirmPrices(db, request);
		case "invite staff":
			return inviteColleague(db, request, at);
		case "list staff":
			return listStaff(db);
		case "remove staff":
			return removeStaff(db, request.email);
		case "restore staff":
			return restoreStaff(db, request.email, at);
	}
}
