import { matchPath } from "react-router";
import { pagePaths } from "../content/page-paths";

/** Whether a path without language, query and fragment is a page of the site. */
export const hasPage = (path: string): boolean =>
	Object.values(pagePaths).some((pattern) => matchPath(`/${pattern}`, path) !== null);
