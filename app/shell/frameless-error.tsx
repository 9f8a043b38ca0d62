import { lazy, Suspense } from "react";
import { dealer } from "../content/dealer";
import { telephoneLink } from "../platform/telephone";

/** If even the error page cannot be loaded. */
const OnlyThePhone = () => (
	<main className="p-6">
		<a href={telephoneLink(dealer.phone)}>{dealer.phone}</a>
	</main>
);

const PlainErrorPage = lazy(() => import("./plain-error-page").catch(() => ({ default: OnlyThePhone })));

/** An error without the frame around it. Loaded when it happens: hardly anybody needs its words. */
export const FramelessError = ({ status }: { status: number }) => (
	<Suspense>
		<PlainErrorPage status={status} />
	</Suspense>
);
