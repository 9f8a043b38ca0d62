import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

/** A real OpenID provider that accepts every login. */
export async function startOpenIdProvider() {
	const server = createServer();
	await new Promise<void>((listening) => server.listen(0, "localhost", listening));
	const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
	return {
		issuer,
		client: { id: "storefront", secret: "a secret of the storefront" },
		/** Starts to serve. The provider must know the redirect URI. */
		serve(redirectUri: string) {
			const provider = new Provider(issuer, {
				clients: [
					{ client_id: "storefront", client_secret: "a secret of the storefront", redirect_uris: [redirectUri] },
				],
				claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
				// Otherwise only the user-info endpoint has the claims.
				conformIdTokenClaims: false,
				cookies: { keys: ["for tests only"] },
				findAccount: (_context, id) => ({
					accountId: id,
					claims: () => ({ sub: id, email: `${id}@example.com`, email_verified: true, name: "Olivia Example" }),
				}),
			});
			server.on("request", provider.callback());
		},
		stop: () => stopServer(server),
	};
}

const stopServer = (server: Server) =>
	new Promise<void>((stopped) => {
		server.closeAllConnections();
		server.close(() => stopped());
	});
