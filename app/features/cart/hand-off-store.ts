import type { ReactNode } from "react";
import type { PhoneNumber } from "../../ui/primitives/store-phone";

/** What the end of the cart needs to know about a store. */
export interface HandOffStore {
	id: string;
	name: string;
	city: string;
	phone: PhoneNumber | undefined;
	whatsapp: string;
	directions: string;
	/** Whether it is open now. */
	openNow: ReactNode;
}
