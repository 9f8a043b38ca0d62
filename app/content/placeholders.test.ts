import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { dealer } from "./dealer";
import { legalDetails } from "./legal/legal-details";
import { socialGroups } from "./social";
import type { Store, WhatsApp } from "./store";
import { stores } from "./stores";

/** Reserved for examples: nobody can have them. */
const isPlaceholder = (value: string) =>
	/@example\.(com|net|org)$|555-01\d\d$|55501\d\d$|\bExample\b|^EXAMPLE/.test(value);

const codeOf = (whatsapp: WhatsApp) => ("number" in whatsapp ? whatsapp.number : whatsapp.messageCode);

const contactsOf = ({ street, phone, whatsapp, additionalServices }: Store) => [
	street,
	phone ?? "",
	codeOf(whatsapp),
	additionalServices?.attLine.phone ?? "",
	additionalServices ? codeOf(additionalServices.attLine.whatsapp) : "",
];

test("LEGAL-7 every placeholder in the dealer's data is named in docs/before-launch.md", () => {
	const document = readFileSync("docs/before-launch.md", "utf8");
	const missing = [
		...[dealer.email, dealer.privacyEmail, dealer.phone, ...stores.flatMap(contactsOf)].filter(isPlaceholder),
		...(["legalName", "postalAddress"] as const).filter((name) => !legalDetails[name]),
		...socialGroups.flatMap(({ flag, links }) =>
			links.filter(({ url }) => !url).map(({ platform }) => `${platform} (${flag})`),
		),
	];
	expect(missing.filter((value) => !document.includes(value))).toEqual([]);
});
