import { m } from "../../paraglide/messages.js";

/** The names of a carousel's buttons: each says which carousel it moves. */
export const carouselWords = (name: string) => ({
	play: m.home_carousel_play({ name }),
	pause: m.home_carousel_pause({ name }),
	previous: m.home_carousel_previous({ name }),
	next: m.home_carousel_next({ name }),
});
