import type { LandingWords } from "../landing.server";
import type { PartnerProfile } from "../partners.server";

export interface LandingProps {
	partner: PartnerProfile;
	landing: LandingWords;
}
