import { securityPackages } from "../../content/packages/security-packages";
import { tvProviders } from "../../content/packages/tv-providers";
import { say } from "../../platform/language";
import { type Describe, monthlyService } from "../../platform/structured-data.server";

/** The security packages, grouped by carrier. */
export const describeSecurity =
	(kind: string): Describe =>
	(address) =>
		[...Map.groupBy(securityPackages, ({ carrier }) => carrier)].map(([name, packages]) =>
			monthlyService(address, {
				name,
				kind,
				offers: packages.map((each) => ({ name: each.name, price: each.price, path: "/security-systems" })),
			}),
		);

/** The TV packages, grouped by provider. */
export const describeTv =
	(kind: string): Describe =>
	(address) =>
		tvProviders.map(({ id, name, packages }) =>
			monthlyService(address, {
				name: say(name),
				kind,
				offers: packages.map((each) => ({
					name: each.name,
					price: each.price,
					path: `/tv-cable-on-demand#${id}`,
				})),
			}),
		);
