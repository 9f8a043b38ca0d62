import { dealer } from "../content/dealer";
import type { BrokenRule, CarrierGroup, Problem, Subject } from "../content/problem";
import { defaultLocale, type Locale } from "../content/words";
import { m } from "../paraglide/messages.js";
import { fieldName } from "./field-name";
import { kindName } from "./kind-name";
import { currentLocale } from "./language";
import { inLocale } from "./language.server";
import { languageName, languageTag } from "./language-tag";

/** A problem as a sentence. English names fields, kinds and times as the data does: commands and logs print it. */
export const problemSentence = (problem: Problem, locale: Locale = currentLocale()): string =>
	inLocale(locale, () => {
		const sentence = m.admin_rule_sentence({
			about: subjectWords(problem.about),
			problem: brokenWords(problem.broken),
		});
		return problem.from === undefined ? sentence : m.admin_rule_from({ time: dealerTime(problem.from), sentence });
	});

export const englishSentence = (problem: Problem): string => problemSentence(problem, defaultLocale);

const inEnglish = () => currentLocale() === defaultLocale;

const quoted = (value: unknown): string => (inEnglish() ? `"${String(value)}"` : `“${String(value)}”`);

const fieldWords = (field: string): string => (inEnglish() ? field : fieldName(field));

/** "services 1", "promotions.trade-in.upTo" */
const pathWords = (path: string): string => quoted(inEnglish() ? path : path.split(/[ .]/).map(fieldName).join(" › "));

const kindWords = (kind: string): string => (inEnglish() ? kind : kindName(kind));

const languageWords = (language: Locale): string => (inEnglish() ? language : languageName(language));

/** Of "badge/popular"; what has no kind stays as it is. */
function keyWords(key: string): string {
	const [kind = "", item] = key.split("/");
	return inEnglish() || item === undefined ? key : `${kindName(kind)} ${item}`;
}

const time = (timeZone: string, instant: number) =>
	new Intl.DateTimeFormat(inEnglish() ? "sv-SE" : languageTag(), {
		dateStyle: inEnglish() ? "short" : "medium",
		timeStyle: "short",
		timeZone,
	}).format(instant);

const dealerTime = (instant: number): string => time(dealer.timeZone, instant);

/** Of "2026-11-27T00:00". */
const localTime = (written: string): string => (inEnglish() ? written : time("UTC", Date.parse(`${written}Z`)));

/** Of "2026-12-25"; what is no day stays as it is. */
function dayWords(written: string): string {
	const day = Date.parse(written);
	if (inEnglish() || Number.isNaN(day)) return written;
	return new Intl.DateTimeFormat(languageTag(), { dateStyle: "medium", timeZone: "UTC" }).format(day);
}

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

const weekdayWords = (day: string): string =>
	new Intl.DateTimeFormat(languageTag(), { weekday: "long", timeZone: "UTC" }).format(
		// The first of January 2024 was a Monday.
		Date.UTC(2024, 0, 1 + weekdays.indexOf(day)),
	);

function subjectWords({ called, name, of = "" }: Subject): string {
	switch (called) {
		case "attLine":
			return m.admin_rule_about_att_line({ name });
		case "carrier":
			return m.admin_rule_about_carrier({ name });
		case "catalogue":
			return m.admin_rule_about_catalogue();
		case "deal":
			return m.admin_rule_about_deal({ name });
		case "id":
			return m.admin_rule_about_id({ id: quoted(name) });
		case "landing":
			return m.admin_rule_about_landing({ name });
		case "partner":
			return m.admin_rule_about_partner({ name });
		case "phoneCase":
			return m.admin_rule_about_phone_case({ name });
		case "plan":
			return m.admin_rule_about_plan({ name });
		case "plans":
			return m.admin_rule_about_plans({ group: name as CarrierGroup });
		case "promoCard":
			return m.admin_rule_about_promo_card({ name });
		case "promotion":
			return m.admin_rule_about_promotion({ name, partner: of });
		case "region":
			return m.admin_rule_about_region({ name });
		case "searchEntry":
			return m.admin_rule_about_search_entry({ name });
		case "securityPackage":
			return m.admin_rule_about_security_package({ name });
		case "store":
			return m.admin_rule_about_store({ name });
		case "stored":
			return m.admin_rule_about_stored({ kind: kindWords(of), name });
		case "stores":
			return m.admin_rule_about_stores();
		case "tvPackage":
			return m.admin_rule_about_tv_package({ name });
		case "tvProvider":
			return m.admin_rule_about_tv_provider({ name });
	}
}

/** What is wrong, without what it is about. */
export function brokenWords(broken: BrokenRule): string {
	switch (broken.rule) {
		case "badgeSource":
			return m.admin_rule_badge_source({ badge: quoted(broken.badge), field: pathWords("badgeSource") });
		case "carrierName":
			return m.admin_rule_carrier_name(broken);
		case "carrierTwice":
			return m.admin_rule_carrier_twice(broken);
		case "color":
			return m.admin_rule_color({ said: quoted(broken.said), example: quoted("#009fdb") });
		case "contractText":
			return m.admin_rule_contract_text({ phrase: quoted(broken.phrase) });
		case "contrast":
			return m.admin_rule_contrast(broken);
		case "country":
			return m.admin_rule_country({ said: quoted(broken.said) });
		case "dayTwice":
			return m.admin_rule_day_twice({ ...broken, day: weekdayWords(broken.day) });
		case "discount":
			return m.admin_rule_discount({ said: quoted(broken.said) });
		case "eligibilityCondition":
			return m.admin_rule_eligibility_condition();
		case "fact":
			return m.admin_rule_fact({ field: fieldWords(broken.field), said: quoted(broken.said) });
		case "holidayDay":
			return m.admin_rule_holiday_day({ said: quoted(broken.said), example: quoted("2026-12-25") });
		case "holidayHoursEmpty":
			return m.admin_rule_holiday_hours_empty({ day: dayWords(broken.day), time: broken.time });
		case "holidayTime":
			return m.admin_rule_holiday_time({
				said: quoted(broken.said),
				day: dayWords(broken.day),
				example: quoted("10:00"),
			});
		case "holidayTwice":
			return m.admin_rule_holiday_twice({ day: dayWords(broken.day) });
		case "hoursEmpty":
			return m.admin_rule_hours_empty(broken);
		case "hoursOverlap":
			return m.admin_rule_hours_overlap({ ...broken, day: weekdayWords(broken.day) });
		case "hoursWithoutDays":
			return m.admin_rule_hours_without_days(broken);
		case "idForm":
			return m.admin_rule_id_form();
		case "idTwice":
			return m.admin_rule_id_twice();
		case "internetNote":
			return m.admin_rule_internet_note({
				field: pathWords("requiresInternet"),
				value: quoted(inEnglish() ? "requires-internet" : m.admin_items_eligibility_internet()),
			});
		case "limit":
			return m.admin_rule_limit({ said: quoted(broken.said) });
		case "limitText":
			return m.admin_rule_limit_text({ language: languageWords(broken.language), limit: broken.limit });
		case "lineCount":
			return m.admin_rule_line_count({ said: quoted(broken.said) });
		case "linkPage":
			return m.admin_rule_link_page(broken);
		case "linkPlan":
			return m.admin_rule_link_plan(broken);
		case "linkTarget":
			return m.admin_rule_link_target(broken);
		case "missing":
			return m.admin_rule_missing({ field: fieldWords(broken.field) });
		case "needsCondition":
			return m.admin_rule_needs_condition();
		case "newerVersion":
			return m.admin_rule_newer_version();
		case "noCarrier":
			return m.admin_rule_no_carrier();
		case "noFeatures":
			return m.admin_rule_no_features();
		case "noFilter":
			return m.admin_rule_no_filter({ field: fieldWords(broken.field) });
		case "noItem":
			return m.admin_rule_no_item({ item: keyWords(broken.key) });
		case "noName":
			return m.admin_rule_no_name();
		case "noPackages":
			return m.admin_rule_no_packages();
		case "noPartner":
			return m.admin_rule_no_partner();
		case "noPicture":
			return m.admin_rule_no_picture({ picture: quoted(broken.picture) });
		case "noPlans":
			return m.admin_rule_no_plans();
		case "noRegion":
			return m.admin_rule_no_region({ region: quoted(broken.region) });
		case "noServices":
			return m.admin_rule_no_services();
		case "noStore":
			return m.admin_rule_no_store();
		case "nothing":
			return m.admin_rule_nothing();
		case "originalPrice":
			return m.admin_rule_original_price({ said: quoted(broken.said) });
		case "originalPriceKind":
			return m.admin_rule_original_price_kind({ field: pathWords("originalPriceIs") });
		case "originalPriceLow":
			return m.admin_rule_original_price_low({ original: broken.originalPrice, price: broken.price });
		case "periodEmpty":
			return m.admin_rule_period_empty({ from: localTime(broken.from) });
		case "periodField":
			return m.admin_rule_period_field({ path: pathWords(broken.path), from: localTime(broken.from) });
		case "periodOrder":
			return m.admin_rule_period_order({ from: localTime(broken.from), until: localTime(broken.until) });
		case "periodTime":
			return m.admin_rule_period_time();
		case "periodTwice":
			return m.admin_rule_period_twice({
				path: pathWords(broken.path),
				first: localTime(broken.first),
				second: localTime(broken.second),
			});
		case "phone":
			return m.admin_rule_phone({ said: quoted(broken.said) });
		case "place":
			return m.admin_rule_place(broken);
		case "planType":
			return m.admin_rule_plan_type({ said: quoted(broken.said), needed: quoted("cellphone") });
		case "price":
			return m.admin_rule_price({ said: quoted(broken.said) });
		case "priceChecked":
			return m.admin_rule_price_checked({ said: quoted(broken.said), example: quoted("2026-11-18") });
		case "promotionCount":
			return m.admin_rule_promotion_count(broken);
		case "promotionIdForm":
			return m.admin_rule_promotion_id_form();
		case "promotionTwice":
			return m.admin_rule_promotion_twice({ id: quoted(broken.id) });
		case "rating":
			return m.admin_rule_rating({ said: quoted(broken.said) });
		case "ratingSource":
			return m.admin_rule_rating_source();
		case "regularPrice":
			return m.admin_rule_regular_price();
		case "reviewCount":
			return m.admin_rule_review_count({ said: quoted(broken.said) });
		case "segment":
			return m.admin_rule_segment();
		case "serviceCount":
			return m.admin_rule_service_count(broken);
		case "shape":
			return m.admin_rule_shape(broken);
		case "shapeField":
			return m.admin_rule_shape_field({ path: pathWords(broken.path), detail: broken.detail });
		case "slugForm":
			return m.admin_rule_slug_form();
		case "slugTwice":
			return m.admin_rule_slug_twice();
		case "textFact":
			return m.admin_rule_text_fact({ ...textPlace(broken), fact: broken.fact });
		case "textMissing":
			return m.admin_rule_text_missing(textPlace(broken));
		case "textSpaces":
			return m.admin_rule_text_spaces(textPlace(broken));
		case "time":
			return m.admin_rule_time({ said: quoted(broken.said), example: quoted("10:00") });
		case "timeZone":
			return m.admin_rule_time_zone({ said: quoted(broken.said) });
		case "unknownPlan":
			return m.admin_rule_unknown_plan({ plan: quoted(broken.plan) });
		case "website":
			return m.admin_rule_website({ said: quoted(broken.said) });
		case "whatsappCode":
			return m.admin_rule_whatsapp_code({ said: quoted(broken.said) });
		case "whatsappNumber":
			return m.admin_rule_whatsapp_number({ said: quoted(broken.said) });
		case "zip":
			return m.admin_rule_zip({ said: quoted(broken.said) });
	}
}

const textPlace = ({ path, language }: { path: string; language: Locale }) => ({
	path: pathWords(path),
	language: languageWords(language),
});
