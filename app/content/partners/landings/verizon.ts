import { same } from "../../words";
import type { Landing } from "./landing";

export const verizonLanding: Landing = {
	headline: {
		en: "Bring your phone or trade it in. Verizon can credit you either way.",
		es: "Conserva tu celular o entrégalo como parte de pago. En ambos casos Verizon puede darte crédito.",
		pt: "Fique com seu celular ou dê o usado na troca. Nos dois casos, pode haver crédito da Verizon na fatura.",
	},
	lead: {
		en: "We’ll look at your phone, check what it’s worth today and tell you which option works out better for you.",
		es: "Revisamos el celular que tienes, vemos cuánto vale hoy y te decimos cuál de las dos opciones te conviene más.",
		pt: "Olhamos o celular que você tem, vemos quanto ele vale hoje e dizemos qual das duas opções compensa mais para você.",
	},
	parts: [
		{
			icon: "phone",
			title: { en: "Bring the phone", es: "Trae el celular", pt: "Traga o celular" },
			text: {
				en: "Paid off, unlocked and charged, so we can check it.",
				es: "Pagado, liberado y con carga, para poder revisarlo.",
				pt: "Quitado, desbloqueado e carregado, para podermos conferir.",
			},
		},
		{
			icon: "number",
			title: { en: "Bring your account number", es: "Trae tu número de cuenta", pt: "Traga o número da sua conta" },
			text: {
				en: "And your carrier’s transfer PIN, so we can transfer your number.",
				es: "Y el PIN de transferencia de tu compañía, para poder pasar tu número.",
				pt: "E o PIN de transferência da sua operadora, para podermos transferir seu número.",
			},
		},
		{
			icon: "identity",
			title: { en: "Bring a photo ID", es: "Trae una identificación con foto", pt: "Traga um documento com foto" },
			text: {
				en: "You need it to sign. We’ll go over the credit terms with you first.",
				es: "La necesitas para firmar. Antes leemos contigo las condiciones del crédito.",
				pt: "Ele é necessário para assinar. Antes, lemos com você as condições do crédito.",
			},
		},
	],
	highlights: [
		{
			icon: "fiber",
			title: { en: "Fios internet", es: "Internet Fios", pt: "Internet Fios" },
			text: {
				en: "Fiber to the house, where Fios is available. As far as we know, that doesn’t include South Carolina.",
				es: "Fibra hasta tu casa, donde llega la red Fios; hasta donde sabemos, no en Carolina del Sur.",
				pt: "Fibra até a sua casa, onde a rede Fios chega; até onde sabemos, não na Carolina do Sul.",
			},
			plans: ["fios-300-mbps", "fios-1-gig"],
		},
		{
			icon: "router",
			title: same("5G Home"),
			text: {
				en: "A router you plug in yourself. It costs less with a Verizon phone plan.",
				es: "Un router que conectas tú. Cuesta menos junto con un plan de celular de Verizon.",
				pt: "Um roteador que você liga na tomada. Custa menos junto com um plano de celular Verizon.",
			},
			plans: ["verizon-5g-home", "verizon-5g-home-mobile-bundle"],
		},
		{
			icon: "prepaid",
			title: same("Total by Verizon"),
			text: {
				en: "Prepaid phone plans from Verizon, with no credit check.",
				es: "Planes de prepago de Verizon para tu celular, sin verificación de crédito.",
				pt: "Planos pré-pagos da Verizon para o celular, sem análise de crédito.",
			},
			plans: ["total-by-verizon-30", "total-by-verizon-50"],
		},
	],
};
