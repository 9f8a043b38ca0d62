import type { ComponentProps } from "react";
import { contactLink, type Enquiry } from "./contact-link";
import { SiteLink } from "./site-link";

/** ACT-1: asks a store about something. Leads to the contact page, which offers every way to do so (`ask-store.tsx`). */
export const AskLink = ({
	about,
	...link
}: { about: Enquiry } & Omit<ComponentProps<typeof SiteLink>, "about" | "to">) => (
	<SiteLink to={contactLink(about)} {...link} />
);
