/** Counts what each client has under way, so that one of them cannot use up everybody's room. */
export function clientShares(most: number) {
	const underWay = new Map<string, number>();
	return {
		hasRoom: (client: string) => (underWay.get(client) ?? 0) < most,
		async count<T>(client: string, work: () => Promise<T>): Promise<T> {
			underWay.set(client, (underWay.get(client) ?? 0) + 1);
			try {
				return await work();
			} finally {
				const left = (underWay.get(client) ?? 1) - 1;
				if (left > 0) underWay.set(client, left);
				else underWay.delete(client);
			}
		},
	};
}
