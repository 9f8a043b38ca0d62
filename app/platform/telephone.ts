/** "(508) 555-0101" as "+15085550101". Numbers are American; a leading country code is accepted. */
export const internationalPhone = (phone: string): string =>
	`+1${phone.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "")}`;

/** LOC-5 */
export const telephoneLink = (phone: string): string => `tel:${internationalPhone(phone)}`;

/** What a visitor typed, to be dialled: a country's code is kept, an extension is left out. */
export const typedPhone = (phone: string): string => {
	const number = phone.replace(/(?:ext|ramal|x)\.?\s*\d+$/i, "").trim();
	return number.startsWith("+") ? `+${number.replace(/\D/g, "")}` : internationalPhone(number);
};
