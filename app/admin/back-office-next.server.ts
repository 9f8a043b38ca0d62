import { safeNext } from "../features/account/safe-next";
import { isBackOffice } from "./back-office-paths";

/** The screen to go on to, if the given path is one of the back office. */
export function backOfficeNext(next: string | null): string | null {
	const path = safeNext(next);
	return path && isBackOffice(new URL(path, "http://this.site").pathname) ? path : null;
}
