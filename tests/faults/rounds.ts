/** How often each fault is brought about: a few times in `npm test`, many times in `npm run soak`. */
export const rounds = (few: number): number => few * Number(process.env.FAULT_ROUNDS ?? 1);
