import { generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

export function qrCode(text: string): { path: string; size: number } {
	const code = generate(text);
	return { path: toSvgPath(code), size: code.size };
}
