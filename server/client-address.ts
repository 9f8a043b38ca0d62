import type { IncomingMessage } from "node:http";
import { BlockList, isIP } from "node:net";

/** "::ffff:10.0.0.1" is how a socket for both versions writes "10.0.0.1". */
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

/** One client of IPv6 has a whole /64, that is 2^64 addresses: it counts as one. */
function client(address: string): string {
	if (isIP(address) !== 6) return address;
	// The URL parser writes an address in one way: lower case, no leading zeros, dots as groups.
	const [head = "", tail] = new URL(`http://[${address.split("%", 1)[0]}]`).hostname.slice(1, -1).split("::");
	const groups = head.split(":").filter(Boolean);
	const after = tail?.split(":").filter(Boolean) ?? [];
	const zeros = Array<string>(8 - groups.length - after.length).fill("0");
	return `${[...groups, ...zeros, ...after].slice(0, 4).join(":")}::/64`;
}

export type ClientAddressReader = (request: Pick<IncomingMessage, "headers" | "socket">) => string;

/**
 * Whom to count a request for. `X-Forwarded-For` is believed only from our own proxies, read from its end: the last address that
 * is not one of them was seen by one of them; anybody could have written what stands before it.
 */
export function clientAddressReader(trustProxy: string | undefined): ClientAddressReader {
	const proxies = trustProxy ? proxyList(trustProxy) : undefined;
	const isProxy = (address: string) => isIP(address) !== 0 && Boolean(proxies?.check(address, family(address)));
	return ({ headers, socket }) => {
		let address = plain(socket.remoteAddress ?? "");
		const forwardedFor = String(headers["x-forwarded-for"] ?? "");
		for (const hop of forwardedFor.split(",").map(plain).reverse()) {
			if (!isProxy(address) || isIP(hop) === 0) break;
			address = hop;
		}
		return client(address);
	};
}
