import {
	BookOpen,
	Building2,
	CircleDollarSign,
	ClipboardCheck,
	Ellipsis,
	Eye,
	History,
	LayoutList,
	type LucideIcon,
	Mails,
	ScrollText,
	Sheet,
	ShieldCheck,
	Sun,
	Users,
} from "lucide-react";
import { m } from "../../paraglide/messages.js";
import type { Ability } from "../staff";

/** A place of the back office that its menus lead to. */
export interface Destination {
	to: string;
	label: () => string;
	Icon: LucideIcon;
	needs: Ability;
	/** In the bar at the bottom of a phone, which has room for five; all others are behind "More". */
	isMain?: boolean;
}

/** In the order of the menus. */
export const destinations: readonly Destination[] = [
	{ to: "/admin", label: m.admin_today, Icon: Sun, needs: "see", isMain: true },
	{ to: "/admin/inbox", label: m.admin_inbox, Icon: Mails, needs: "answer", isMain: true },
	{ to: "/admin/prices", label: m.admin_prices, Icon: CircleDollarSign, needs: "see", isMain: true },
	{ to: "/admin/items", label: m.admin_catalog, Icon: LayoutList, needs: "see" },
	{ to: "/admin/stores", label: m.admin_stores, Icon: Building2, needs: "see", isMain: true },
	{ to: "/admin/review", label: m.admin_review, Icon: ClipboardCheck, needs: "see" },
	{ to: "/admin/see", label: m.admin_preview_title, Icon: Eye, needs: "see" },
	{ to: "/admin/history", label: m.admin_history, Icon: History, needs: "see" },
	{ to: "/admin/spreadsheets", label: m.admin_spreadsheets, Icon: Sheet, needs: "see" },
	{ to: "/admin/staff", label: m.admin_staff, Icon: Users, needs: "see-staff" },
	{ to: "/admin/log", label: m.admin_log, Icon: ScrollText, needs: "see-log" },
	{ to: "/admin/security", label: m.admin_security, Icon: ShieldCheck, needs: "see" },
	{ to: "/admin/guide", label: m.admin_guide, Icon: BookOpen, needs: "see" },
];

export const more = { to: "/admin/more", label: m.admin_more, Icon: Ellipsis };
