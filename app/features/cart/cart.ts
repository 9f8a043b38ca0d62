/** CART-5. The price stays the text it was added with; totals are computed in cents. */
export interface CartItem {
	id: string;
	name: string;
	price: string;
	quantity: number;
	originalPrice?: string;
	/** URL of a picture on this site. */
	image?: string;
	compatibility?: string;
	material?: string;
	/** The phone that it is for, if one was chosen (ACT-12). */
	model?: string;
}

export type Cart = readonly CartItem[];
export type NewItem = Omit<CartItem, "quantity">;

/** A typo must not order a thousand cases. */
export const MAX_QUANTITY = 99;
/** More lines than the catalogue could fill: not our cart. */
const MAX_LINES = 100;
/** More than the name of a phone: not ours. */
const MAX_MODEL = 60;

/** Identifies a line. The same case for two phones is two lines. */
export const lineId = ({ id, model }: NewItem): string => (model ? `${id} ${model}` : id);

export const itemCount = (cart: Cart): number => cart.reduce((sum, { quantity }) => sum + quantity, 0);

const isText = (value: unknown): value is string => typeof value === "string" && value.length > 0 && value.length < 500;
const isModel = (value: unknown): value is string => isText(value) && value.length <= MAX_MODEL;
const isPrice = (value: unknown): value is string => isText(value) && /^\$\d[\d,]{0,8}(\.\d{1,2})?$/.test(value);
/** A picture hosted elsewhere would tell that server who opens the cart. */
const isOwnPicture = (value: unknown): value is string =>
	isText(value) && /^\/images\/[\w-]+(\/[\w-]+)*\.\w+(\?v=\w+)?$/.test(value);
const isQuantity = (value: unknown): value is number =>
	typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= MAX_QUANTITY;

function readItem(value: unknown): CartItem | undefined {
	if (typeof value !== "object" || value === null) return undefined;
	const { id, name, price, quantity, originalPrice, image, compatibility, material, model } = value as Record<
		string,
		unknown
	>;
	if (!isText(id) || !isText(name) || !isPrice(price) || !isQuantity(quantity)) return undefined;
	return {
		id,
		name,
		price,
		quantity,
		...(isPrice(originalPrice) && { originalPrice }),
		...(isOwnPicture(image) && { image }),
		...(isText(compatibility) && { compatibility }),
		...(isText(material) && { material }),
		...(isModel(model) && { model }),
	};
}

/** Stored data may be outdated or corrupt: invalid lines are dropped silently. */
export function readCart(stored: string | null): Cart {
	try {
		const lines: unknown = JSON.parse(stored ?? "[]");
		if (!Array.isArray(lines)) return [];
		const items = lines
			.slice(0, MAX_LINES)
			.map(readItem)
			.filter((item) => item !== undefined);
		return items.filter((item, index) => items.findIndex((other) => lineId(other) === lineId(item)) === index);
	} catch {
		return [];
	}
}
