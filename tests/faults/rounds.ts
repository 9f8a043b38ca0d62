/** How often each fault is injected: a few times in `npm test`, many times in `npm run soak`. */
export const rounds = (few: number): number => few * Number(process.env.FAULT_ROUNDS ?? 1);
