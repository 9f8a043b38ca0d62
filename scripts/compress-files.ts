import { readdirSync, readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const text = new Set([".css", ".html", ".ico", ".js", ".json", ".map", ".svg", ".txt", ".webmanifest", ".xml"]);
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Writes a brotli and a gzip version beside each text file of a folder; pictures and fonts are compressed already. */
export async function compressFiles(folder: string): Promise<void> {
	const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
		.filter((each) => each.isFile() && text.has(extname(each.name)))
		.map((each) => join(each.parentPath, each.name));
	await Promise.all(
		paths.map(async (path) => {
			const body = readFileSync(path);
			const forms = {
				".br": await compressBrotli(body, {
					params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
				}),
				".gz": await compressGzip(body, { level: 9 }),
			};
			for (const [suffix, form] of Object.entries(forms)) {
				// Not worth decompressing if it saves nothing.
				if (form.length < body.length) await writeFile(path + suffix, form);
			}
		}),
	);
}
