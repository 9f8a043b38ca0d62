import { data } from "react-router";
import { m } from "../paraglide/messages.js";
import { pageMeta } from "../platform/page-meta";
import { NotFoundPage } from "../shell/error-page";

export const loader = () => data(null, { status: 404 });

export const meta = () => [
	...pageMeta({ title: "404", description: m.not_found_hint() }),
	{ name: "robots", content: "noindex" },
];

export default NotFoundPage;
