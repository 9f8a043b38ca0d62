import type { Page } from "@playwright/test";

export const usualOrder = ["Marlborough", "Broadway", "Socastee", "Goose Creek"];

export const card = (page: Page, name: string) => page.getByRole("article", { name });

export const cardNames = (page: Page) =>
	page
		.getByRole("article")
		.getByRole("heading", { level: 3 })
		.evaluateAll((headings) => headings.map(({ firstChild }) => firstChild?.textContent?.trim()));
