/** Every screen of the back office below `/admin`, by the name of its route module. */
export const backOfficePaths = {
	today: "",
	find: "find",
	language: "language",
	log: "log",
	more: "more",
	items: "items",
	"item-draft": "items/draft",
	"item-presence": "items/presence",
	"known-text": "items/known",
	"item-list": "items/:kind",
	"new-item": "items/:kind/new",
	item: "items/:kind/:item",
	proof: "proof",
	security: "security",
	"security-challenge": "security/challenge",
	prices: "prices",
	review: "review",
	see: "see",
	history: "history",
	"history-release": "history/:release",
	"history-item": "history/:kind/:item",
	staff: "staff",
	guide: "guide",
	stores: "stores",
	store: "stores/:store",
	spreadsheets: "spreadsheets",
	spreadsheet: "spreadsheets/:kind",
	"spreadsheet-export": "spreadsheets/:kind/export",
} as const satisfies Record<string, string>;

/** Whether a path belongs to the back office: private, never cached, in the language of whoever works there. */
export const isBackOffice = (pathname: string): boolean => /^\/admin(?:[/.]|$)/.test(pathname);
