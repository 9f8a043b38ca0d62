import type { WhatsApp } from "../../content/store";

/** "(508) 555-0101" from any way of writing a US number; undefined: none yet; null: not one. */
export function readPhone(typed: string): string | undefined | null {
	if (typed.trim() === "") return undefined;
	if (!/^\+?[\d\s().-]+$/.test(typed.trim())) return null;
	const digits = typed.replaceAll(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
	if (digits.length !== 10) return null;
	return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** A number, or the link that the WhatsApp app makes for a message; null: neither. */
export function readWhatsApp(typed: string): WhatsApp | null {
	const [, messageCode] = /^(?:https?:\/\/)?wa\.me\/message\/([A-Z0-9]+)\/?$/i.exec(typed.trim()) ?? [];
	if (messageCode) return { messageCode };
	const number = typed.trim().replace(/^(?:https?:\/\/)?wa\.me\//i, "");
	if (!/^\+?[\d\s().-]+$/.test(number)) return null;
	const digits = number.replaceAll(/\D/g, "");
	if (digits.length === 10) return { number: `1${digits}` };
	return /^\d{11,15}$/.test(digits) ? { number: digits } : null;
}

export function writtenWhatsApp(whatsapp: WhatsApp): string {
	if ("messageCode" in whatsapp) return `https://wa.me/message/${whatsapp.messageCode}`;
	const [, area, first, last] = /^1(\d{3})(\d{3})(\d{4})$/.exec(whatsapp.number) ?? [];
	return area ? `+1 (${area}) ${first}-${last}` : `+${whatsapp.number}`;
}
