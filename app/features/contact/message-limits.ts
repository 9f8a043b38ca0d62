/** Maximum characters per field, enforced by the server. */
export const most = { name: 100, email: 254, phone: 40, message: 4_000 } as const;
