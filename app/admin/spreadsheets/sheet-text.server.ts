/** The sheet that was uploaded or, without one, pasted. */
export async function sheetText(form: FormData): Promise<string> {
	const file = form.get("file");
	if (file instanceof File && file.size > 0) return decoded(new Uint8Array(await file.arrayBuffer()));
	const text = form.get("text");
	return typeof text === "string" ? text : "";
}

/** Excel saves "CSV" in the encoding of its country, and "Unicode text" as UTF-16. */
function decoded(bytes: Uint8Array): string {
	if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))
		return new TextDecoder(bytes[0] === 0xff ? "utf-16le" : "utf-16be").decode(bytes);
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return new TextDecoder("windows-1252").decode(bytes);
	}
}
