/** The most characters that each field takes. The server refuses more; the page says so where it could matter. */
export const most = { name: 100, email: 254, phone: 40, message: 4_000 } as const;
