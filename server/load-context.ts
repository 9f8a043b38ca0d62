import { randomBytes } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import { RouterContextProvider } from "react-router";
import { type PublicPages, publicPages } from "../app/platform/public-pages.server";
import { clientAddress, type Services, scriptMark, services } from "../app/platform/services.server";
import type { ClientAddressReader } from "./client-address";

interface Parts {
	services: Services;
	addressOfClient: ClientAddressReader;
	pages: PublicPages;
}

/** What loaders and actions get for one rendering, and the nonce that its inline scripts carry. */
export function loadContext({ services: parts, addressOfClient, pages }: Parts, environment: unknown) {
	const context = new RouterContextProvider(new Map([[services, parts]]));
	context.set(publicPages, pages);
	const nonce = randomBytes(18).toString("base64url");
	context.set(scriptMark, nonce);
	const { incoming } = environment as Partial<HttpBindings>;
	if (incoming) context.set(clientAddress, addressOfClient(incoming));
	return { context, nonce };
}
