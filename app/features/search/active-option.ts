/** Which option an arrow leads to; beyond either end it goes on at the other. */
export function activeAfter(key: "ArrowDown" | "ArrowUp", active: number | undefined, count: number): number {
	if (active === undefined) return key === "ArrowDown" ? 0 : count - 1;
	return (active + (key === "ArrowDown" ? 1 : -1) + count) % count;
}
