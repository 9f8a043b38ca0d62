import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type FocusEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { IconButton } from "./button";
import { EndlessTrack, scrollBehavior } from "./carousel-track";

/**
 * A row that scrolls, and snaps, by itself: by touch, wheel and arrow keys, also without scripts. The script only pushes
 * it on. It holds still under the mouse, while focus is in it and for those who want less motion; who touches it or
 * steps through it has taken over, and it waits for the play button.
 */
export function Carousel({
	label,
	delay,
	words,
	listClass = "",
	slideClass,
	slides,
}: {
	label: string;
	/** Milliseconds between two steps. */
	delay: number;
	words: { play: string; pause: string; previous: string; next: string };
	listClass?: string;
	slideClass: string;
	slides: readonly { key: string; content: ReactNode }[];
}) {
	const scroller = useRef<HTMLDivElement>(null);
	const track = useRef<EndlessTrack>(null);
	const [isPlaying, setPlaying] = useState(true);
	const [isUnderMouse, setUnderMouse] = useState(false);
	const [hasFocus, setFocus] = useState(false);

	useEffect(() => {
		if (scroller.current) track.current = new EndlessTrack(scroller.current);
	}, []);
	const isMoving = isPlaying && !isUnderMouse && !hasFocus;
	useEffect(() => {
		if (!isMoving) return;
		const timer = setInterval(() => {
			if (scrollBehavior() === "smooth") track.current?.step(1, "smooth");
		}, delay);
		return () => clearInterval(timer);
	}, [isMoving, delay]);

	const step = (by: 1 | -1) => {
		setPlaying(false);
		track.current?.step(by, scrollBehavior());
	};
	const control = "border border-line bg-raised hover:border-accent hover:bg-raised hover:text-accent";
	return (
		<div>
			{/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls. */}
			<div
				ref={scroller}
				role="group"
				aria-label={label}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard.
				tabIndex={0}
				className="-m-2 snap-x snap-mandatory scroll-px-2 overflow-x-auto overscroll-x-contain rounded-lg p-2 [scrollbar-width:none] noscript:[scrollbar-width:thin]"
				onMouseEnter={() => setUnderMouse(true)}
				onMouseLeave={() => setUnderMouse(false)}
				onFocus={() => setFocus(true)}
				onBlur={(event: FocusEvent) => setFocus(event.currentTarget.contains(event.relatedTarget))}
				onTouchStart={() => setPlaying(false)}
			>
				{/* What follows the last item makes room for it to stand at the very start. */}
				<ul className={`flex after:order-last after:w-px after:shrink-0 ${listClass}`}>
					{slides.map(({ key, content }) => (
						<li key={key} className={`shrink-0 snap-start ${slideClass}`}>
							{content}
						</li>
					))}
				</ul>
			</div>
			<div className="needs-script mt-5 flex justify-center gap-2">
				<IconButton label={words.previous} className={control} onClick={() => step(-1)}>
					<ChevronLeft aria-hidden size={20} />
				</IconButton>
				<IconButton
					label={isPlaying ? words.pause : words.play}
					className={`${control} motion-reduce:hidden`}
					onClick={() => setPlaying(!isPlaying)}
				>
					{isPlaying ? <Pause aria-hidden size={18} /> : <Play aria-hidden size={18} />}
				</IconButton>
				<IconButton label={words.next} className={control} onClick={() => step(1)}>
					<ChevronRight aria-hidden size={20} />
				</IconButton>
			</div>
		</div>
	);
}
