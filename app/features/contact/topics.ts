import { m } from "../../paraglide/messages.js";

/** The first is for visitors who do not want to choose. */
export const topics = ["general", "wireless", "internet", "tv", "security", "cases", "existing"] as const;
export type Topic = (typeof topics)[number];

const names: Record<Topic, () => string> = {
	general: m.contact_topic_is_general,
	wireless: m.contact_topic_is_wireless,
	internet: m.contact_topic_is_internet,
	tv: m.contact_topic_is_tv,
	security: m.contact_topic_is_security,
	cases: m.contact_topic_is_cases,
	existing: m.contact_topic_is_existing,
};

export const topicName = (topic: Topic): string => names[topic]();
