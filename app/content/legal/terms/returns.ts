import { legalDetails } from "../legal-details";
import type { LegalSection } from "../legal-section";

const { returnDays } = legalDetails;

/** LEGAL-4: told before the sale, here and on `/phone-cases`. */
export const returns: LegalSection = {
	id: "returns",
	heading: { en: "Return policy", es: "Política de devoluciones", pt: "Política de devolução" },
	body: [
		{
			en: `You can return a phone case or another accessory within ${returnDays} days of buying it, unused, in its original packaging and with the receipt, to the store that sold it. You get your money back the way you paid. A store may offer you more than this, never less; its own policy is shown to you before you pay.`,
			es: `Puedes devolver una funda u otro accesorio dentro de los ${returnDays} días posteriores a la compra, sin usar, en su empaque original y con el recibo, en la tienda que te lo vendió. Te devolvemos el dinero por el mismo medio con que pagaste. Una tienda puede ofrecerte más que esto, nunca menos; te muestra su propia política antes de que pagues.`,
			pt: `Você pode devolver uma capinha ou outro acessório em até ${returnDays} dias depois da compra, sem uso, na embalagem original e com o recibo, na loja que o vendeu. Você recebe o dinheiro de volta da mesma forma que pagou. Uma loja pode oferecer mais do que isso, nunca menos; ela mostra a política dela antes de você pagar.`,
		},
		{
			en: "If something you bought is defective, the law gives you rights that no return policy takes away.",
			es: "Si algo que compraste está defectuoso, la ley te da derechos que ninguna política de devoluciones te quita.",
			pt: "Se algo que você comprou tiver defeito, a lei dá a você direitos que nenhuma política de devolução tira.",
		},
		{
			en: "Phones, plans, internet, TV and security follow the return and cancellation rules of the carrier or provider. The store shows them to you before you sign: how many days you have, and what canceling early costs.",
			es: "Los celulares, planes, internet, TV y seguridad siguen las reglas de devolución y cancelación de la compañía o del proveedor. La tienda te las muestra antes de que firmes: cuántos días tienes y cuánto cuesta cancelar antes de tiempo.",
			pt: "Celulares, planos, internet, TV e segurança seguem as regras de devolução e cancelamento da operadora ou do provedor. A loja mostra essas regras antes de você assinar: quantos dias você tem e quanto custa cancelar antes do prazo.",
		},
	],
};
