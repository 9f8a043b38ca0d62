import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** "::ffff:10.0.0.1" is how a socket that takes both kinds writes "10.0.0.1". */
const plain = (address: string) => address.trim().replace(/^::ffff:(?=\d+\.)/i, "");
const family = (address: string) => (isIP(address) === 6 ? "ipv6" : "ipv4");

/** The proxies of `TRUST_PROXY`: "10.0.0.1,192.168.0.0/16". */
function proxyList(setting: string): BlockList {
	const list = new BlockList();
	for (const entry of setting.split(",")) {
		const [address = "", bits] = entry.trim().split("/");
		if (bits === undefined) list.addAddress(address, family(address));
		else list.addSubnet(address, Number(bits), family(address));
	}
	return list;
}

export type ClientAddressReader = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

/**
 * Who is really asking. `X-Forwarded-For` is believed only from our own proxies, read from its end: the last address
 * that is not one of them was seen by one of them; whatever stands before it anybody could have written.
 */
export function clientAddressReader(trustProxy: string | undefined): ClientAddressReader {
	const proxies = trustProxy ? proxyList(trustProxy) : undefined;
	const isProxy = (address: string) => isIP(address) !== 0 && Boolean(proxies?.check(address, family(address)));
	return ({ headers, socket }) => {
		let client = plain(socket.remoteAddress ?? "");
		const forwardedFor = String(headers["x-forwarded-for"] ?? "");
		for (const hop of forwardedFor.split(",").map(plain).reverse()) {
			if (!isProxy(client) || isIP(hop) === 0) break;
			client = hop;
		}
		return client;
	};
}
