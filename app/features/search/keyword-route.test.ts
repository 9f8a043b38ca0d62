import { expect, test } from "vitest";
import { keywordRoute } from "./keyword-route";

test.each([
	["Wireless", "/wireless-plans"],
	["mobile plans", "/wireless-plans"],
	["my PHONE", "/wireless-plans"],
	["cellular", "/wireless-plans"],
	["internet", "/internet-plans"],
	["WiFi at home", "/internet-plans"],
	["fiber", "/internet-plans"],
	["cable tv", "/internet-plans"],
	["security", "/security-systems"],
	["alarm", "/security-systems"],
	["tv", "/tv-cable-on-demand"],
	["streaming", "/tv-cable-on-demand"],
	["shop", "/shop"],
	["buy", "/shop"],
	["purchase", "/shop"],
	["location", "/locations"],
	["store", "/locations"],
	["address", "/locations"],
	["blog", "/blog"],
	["news", "/blog"],
	["about", "/about"],
	["company", "/about"],
	["contact", "/contact"],
	["support", "/contact"],
	["phone store", "/wireless-plans"],
	["something else", "/wireless-plans"],
])("SRCH-9 %s leads to %s", (query, path) => {
	expect(keywordRoute(query)).toBe(path);
});
