import { useEffect, useRef } from "react";
import { useNavigate, useNavigation } from "react-router";
import { m } from "../../paraglide/messages.js";
import { localePath } from "../../platform/language";
import { SiteLink } from "../../platform/site-link";
import { buttonClass } from "../../ui/primitives/button";

/** So many pages come by themselves; then the visitor is asked, or the footer would never be reached. */
const PAGES_BY_THEMSELVES = 4;

/** A link to the same list with more in it. It is followed by itself when the visitor comes near. */
export function MoreStories({ path, page }: { path: string; page: number }) {
	const navigate = useNavigate();
	const { state } = useNavigation();
	const place = useRef<HTMLParagraphElement>(null);
	const target = localePath(path);
	const isWatching = page < PAGES_BY_THEMSELVES && state === "idle";
	useEffect(() => {
		if (!isWatching || !place.current) return;
		const observer = new IntersectionObserver(
			(changes) => {
				if (changes.some(({ isIntersecting }) => isIntersecting))
					navigate(target, { replace: true, preventScrollReset: true });
			},
			{ rootMargin: "0px 0px 400px" },
		);
		observer.observe(place.current);
		return () => observer.disconnect();
	}, [isWatching, target, navigate]);
	return (
		<p ref={place} className="mt-10 text-center">
			<SiteLink to={path} preventScrollReset className={buttonClass({ look: "secondary", size: "large" })}>
				{m.stories_more()}
			</SiteLink>
		</p>
	);
}
