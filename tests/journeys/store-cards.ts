import type { Page } from "@playwright/test";
import { stores } from "./catalogue.ts";

export const usualOrder = stores.map(({ name }) => name);

export const card = (page: Page, name: string) => page.getByRole("article", { name });

export const cardNames = (page: Page) =>
	page
		.getByRole("article")
		.getByRole("heading", { level: 3 })
		.evaluateAll((headings) => headings.map(({ firstChild }) => firstChild?.textContent?.trim()));
