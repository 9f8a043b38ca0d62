/** The option that an arrow key highlights next; wraps around at both ends. */
export function activeAfter(key: "ArrowDown" | "ArrowUp", active: number | undefined, count: number): number {
	if (active === undefined) return key === "ArrowDown" ? 0 : count - 1;
	return (active + (key === "ArrowDown" ? 1 : -1) + count) % count;
}
