import { currentCatalogue } from "../../catalogue/current.server";
import { say } from "../../platform/language";
import { pictureOf } from "../../platform/pictures.server";

/** What the About page takes from the catalogue: how many stores there are, and the pictures of two of them. */
export function aboutFacts() {
	const { stores } = currentCatalogue();
	const [first, second] = stores.map(({ image, alt }) => ({ picture: pictureOf(image), alt: say(alt) }));
	return { locations: stores.length, storyPictures: [first, second].filter((each) => each !== undefined) };
}

export type AboutFacts = ReturnType<typeof aboutFacts>;
