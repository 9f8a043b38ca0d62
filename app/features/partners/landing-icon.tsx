import {
	BriefcaseBusiness,
	Cable,
	Hash,
	House,
	IdCard,
	Languages,
	type LucideIcon,
	RadioTower,
	Receipt,
	Router,
	ShieldCheck,
	Smartphone,
	Tv,
	UserRoundCheck,
	Users,
	Wallet,
} from "lucide-react";
import type { LandingIcon as IconName } from "../../content/partners/landings/landing";

const icons: Readonly<Record<IconName, LucideIcon>> = {
	bill: Receipt,
	business: BriefcaseBusiness,
	family: Users,
	fiber: Cable,
	home: House,
	identity: IdCard,
	number: Hash,
	phone: Smartphone,
	prepaid: Wallet,
	router: Router,
	security: ShieldCheck,
	senior: UserRoundCheck,
	signal: RadioTower,
	spanish: Languages,
	tv: Tv,
};

export function LandingIcon({ name, size = 26 }: { name: IconName; size?: number }) {
	const Icon = icons[name];
	return <Icon aria-hidden size={size} strokeWidth={1.75} className="shrink-0" />;
}

/** The icon on a small square of the partner's colour. */
export const LandingIconTile = ({ name }: { name: IconName }) => (
	<span className="partner-ground grid size-12 shrink-0 place-items-center rounded-sm">
		<LandingIcon name={name} />
	</span>
);
