import { type Location, useLocation } from "react-router";

/** The router's location state of a history entry that belongs to an overlay (`overlay-history.ts`). */
interface OverlayState {
	/** Ids of the open overlays, the topmost last. Each has one entry more than the one before. */
	overlays?: readonly string[];
	/** The key of the entry below all overlays. */
	place?: string;
}

export const stateOf = (location: Location) => (location.state ?? {}) as OverlayState;
export const overlaysOf = (location: Location) => stateOf(location).overlays ?? [];

/** Identifies a visit to a page: the same with and without overlays, for what is remembered per visit (scroll position). */
export const placeOf = (location: Location): string => stateOf(location).place ?? location.key;

/** Whether the current entry is an overlay's: then a navigation must replace it, or Back would return to the overlay. */
export const useIsOverlayEntry = (): boolean => overlaysOf(useLocation()).length > 0;

/** For an overlay that is rendered only while it is open: whether history wants it open. */
export const useIsOverlayWanted = (id: string): boolean => overlaysOf(useLocation()).includes(id);
