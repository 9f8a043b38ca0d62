import { drawn } from "./drawn";
import file from "./marks.svg?no-inline";
import picture from "./marks.svg?raw";

const ids = ["br", "facebook", "google", "instagram", "mx", "us", "whatsapp"] as const;
export type Mark = (typeof ids)[number];

/** Only the server's: what it does not use, a build leaves out of the scripts. */
const drawingOf = (id: Mark) =>
	new RegExp(`id="${id}"[^>]*>(.*?)</symbol>`, "s").exec(picture)?.[1]?.replace(/\n\t*/g, "");

/** What stands in the `<svg>` of each mark of `marks.svg`. */
export const marks = Object.fromEntries(
	ids.map((id) => [id, drawn(file, id, import.meta.env.SSR ? drawingOf(id) : undefined)]),
) as Record<Mark, ReturnType<typeof drawn>>;
