/** "Samsung Galaxy S24+" as it is written in a URL. */
export const modelId = (model: string): string =>
	model
		.toLowerCase()
		.replaceAll("+", "-plus")
		.replaceAll(/[^a-z0-9]+/g, "-");
