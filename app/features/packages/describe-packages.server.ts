import { currentCatalogue } from "../../catalogue/current.server";
import { say } from "../../platform/language";
import { isConfirmed } from "../../platform/price-status.server";
import { type Describe, monthlyService } from "../../platform/structured-data.server";

/** The security packages, grouped by carrier. */
export const describeSecurity =
	(kind: string): Describe =>
	(address) =>
		[...Map.groupBy(currentCatalogue().securityPackages, ({ carrier }) => carrier)].map(([name, packages]) =>
			monthlyService(address, {
				name,
				kind,
				offers: packages
					.filter(isConfirmed)
					.map((each) => ({ name: each.name, price: each.price, path: "/security-systems" })),
			}),
		);

/** The TV packages, grouped by provider. */
export const describeTv =
	(kind: string): Describe =>
	(address) =>
		currentCatalogue().tvProviders.map(({ id, name, packages }) =>
			monthlyService(address, {
				name: say(name),
				kind,
				offers: packages
					.filter(isConfirmed)
					.map((each) => ({ name: each.name, price: each.price, path: `/tv-cable-on-demand#${id}` })),
			}),
		);
