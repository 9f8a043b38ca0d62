import type { Locale } from "../../content/words";
import { currentLocale } from "../../platform/language";
import { foldText } from "./fold-text";

type Rule = Readonly<Record<Locale, readonly string[]> & { path: string }>;

/**
 * SRCH-9: the page that a query leads to. The first rule with a keyword contained in the query wins. Keywords are the
 * English ones plus those of the page's language, without accents, as the query is folded before comparing.
 */
const rules: readonly Rule[] = [
	{
		path: "/wireless-plans",
		en: ["wireless", "mobile", "phone", "cellular"],
		es: ["inalambric", "movil", "telefon", "celular", "lineas"],
		pt: ["sem fio", "movel", "moveis", "telefon", "celular", "linha"],
	},
	{ path: "/internet-plans", en: ["internet", "wifi", "fiber", "cable"], es: ["fibra"], pt: ["fibra", "cabo"] },
	{ path: "/security-systems", en: ["security", "alarm"], es: ["seguridad"], pt: ["seguranca"] },
	{ path: "/tv-cable-on-demand", en: ["tv", "streaming"], es: ["televis"], pt: ["televis"] },
	{
		path: "/shop",
		en: ["shop", "buy", "purchase"],
		es: ["tienda en linea", "compra"],
		pt: ["loja online", "loja virtual", "compra"],
	},
	{
		path: "/locations",
		en: ["location", "store", "address"],
		es: ["ubicacion", "tienda", "sucursal", "direccion"],
		pt: ["localizacao", "loja", "endereco"],
	},
	{
		path: "/blog",
		en: ["blog", "news"],
		es: ["noticia", "articulo", "historia"],
		pt: ["noticia", "artigo", "historia"],
	},
	{ path: "/about", en: ["about", "company"], es: ["nosotros", "empresa"], pt: ["sobre", "empresa"] },
	{ path: "/contact", en: ["contact", "support"], es: ["soporte", "ayuda"], pt: ["contato", "suporte", "ajuda"] },
];

export function keywordRoute(query: string): string {
	const text = foldText(query);
	const has = (word: string) => text.includes(word);
	return rules.find((rule) => rule.en.some(has) || rule[currentLocale()].some(has))?.path ?? "/wireless-plans";
}
