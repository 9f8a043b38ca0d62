import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { clientAddressReader } from "./client-address";

const read = clientAddressReader("10.0.0.1,192.168.0.0/16,fd00::/8");
/** As much of a request as the reader looks at. */
const request = (remoteAddress: string, forwardedFor?: string) =>
	({ socket: { remoteAddress }, headers: { "x-forwarded-for": forwardedFor } }) as unknown as IncomingMessage;

test.each([
	["a visitor without a proxy", "203.0.113.7", undefined, "203.0.113.7"],
	["a visitor who invents one", "203.0.113.7", "1.2.3.4", "203.0.113.7"],
	["a visitor behind our proxy", "10.0.0.1", "203.0.113.7", "203.0.113.7"],
	["a visitor who invents one behind our proxy", "10.0.0.1", "1.2.3.4, 203.0.113.7", "203.0.113.7"],
	["two proxies of ours", "10.0.0.1", "203.0.113.7, 192.168.4.4", "203.0.113.7"],
	["a socket for both versions of IP", "::ffff:10.0.0.1", "::ffff:203.0.113.7", "203.0.113.7"],
	["IPv6 behind our proxy", "fd00::1", "2001:db8::7", "2001:db8:0:0::/64"],
	["IPv6: one network is one client", "2001:DB8:1:2:aaaa:bbbb:cccc:dddd", undefined, "2001:db8:1:2::/64"],
	["IPv6 with a zone", "fe80::1%eth0", undefined, "fe80:0:0:0::/64"],
	["nonsense behind our proxy", "10.0.0.1", "not-an-address, <script>", "10.0.0.1"],
	["nothing behind our proxy", "10.0.0.1", "", "10.0.0.1"],
])("%s", (_who, remote, forwardedFor, address) => {
	expect(read(request(remote, forwardedFor))).toBe(address);
});

test("without TRUST_PROXY nobody is believed", () => {
	expect(clientAddressReader(undefined)(request("10.0.0.1", "203.0.113.7"))).toBe("10.0.0.1");
});
