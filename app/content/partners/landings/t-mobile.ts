import type { Landing } from "./landing";

export const tMobileLanding: Landing = {
	headline: {
		en: "The more lines you add, the less each one costs",
		es: "Con cada línea que agregas, cada una cuesta menos",
		pt: "Quanto mais linhas, menos custa cada uma",
	},
	lead: {
		en: "T-Mobile prices by the line. Tell us how many phones you have at home and we’ll work out what each would cost today.",
		es: "T-Mobile cobra por línea. Dinos cuántos celulares hay en casa y calculamos cuánto costaría hoy cada uno.",
		pt: "A T-Mobile cobra por linha. Diga quantos celulares há em casa e calculamos quanto cada linha custaria hoje.",
	},
	parts: [
		{
			icon: "phone",
			title: {
				en: "Will my phone work on T-Mobile?",
				es: "¿Mi celular funciona con T-Mobile?",
				pt: "O meu celular funciona na T-Mobile?",
			},
			text: {
				en: "Most unlocked phones do. We’ll check yours by its IMEI number in store, before you sign anything.",
				es: "La mayoría de los celulares liberados sí. Revisamos el tuyo con su IMEI en la tienda, antes de firmar nada.",
				pt: "A maioria dos celulares desbloqueados funciona. Conferimos o seu pelo IMEI na loja, antes de assinar qualquer coisa.",
			},
		},
		{
			icon: "number",
			title: { en: "Can everyone keep their number?", es: "¿Todos conservan su número?", pt: "Todos mantêm o número?" },
			text: {
				en: "Yes, if the numbers are active. Bring the account number and transfer PIN from the carrier you’re leaving.",
				es: "Sí, si los números están activos. Trae el número de cuenta y el PIN de transferencia de la compañía que dejas.",
				pt: "Sim, se os números estiverem ativos. Traga o número da conta e o PIN de transferência da operadora que você vai deixar.",
			},
		},
		{
			icon: "router",
			title: {
				en: "Can I get home internet at my address?",
				es: "¿Hay internet residencial en mi dirección?",
				pt: "Há internet residencial no meu endereço?",
			},
			text: {
				en: "T-Mobile adds addresses one at a time. Send us yours and we’ll look it up for you.",
				es: "T-Mobile habilita las direcciones una por una. Envíanos la tuya y la consultamos por ti.",
				pt: "A T-Mobile libera os endereços um a um. Envie o seu e nós consultamos para você.",
			},
		},
	],
	highlights: [
		{
			icon: "family",
			title: { en: "Families", es: "Familias", pt: "Famílias" },
			text: {
				en: "Several lines on one account, with unlimited talk and text and hotspot data.",
				es: "Varias líneas en una cuenta, con llamadas y mensajes ilimitados y datos para hotspot.",
				pt: "Várias linhas em uma conta, com ligações e mensagens ilimitadas e dados para hotspot.",
			},
		},
		{
			icon: "senior",
			title: { en: "55 and over", es: "55 años o más", pt: "55 anos ou mais" },
			text: {
				en: "Plans for customers 55 and over. Bring proof of age.",
				es: "Planes para clientes de 55 años o más. Trae un comprobante de edad.",
				pt: "Planos para clientes de 55 anos ou mais. Traga um comprovante de idade.",
			},
		},
		{
			icon: "home",
			title: { en: "Homes without cable", es: "Casas sin cable", pt: "Casas sem cabo" },
			text: {
				en: "5G Home Internet needs one gateway and a power outlet. You set it up yourself.",
				es: "El internet residencial 5G solo necesita un módem y un tomacorriente. Lo instalas tú.",
				pt: "A internet residencial 5G só precisa de um modem e uma tomada. Você instala por conta própria.",
			},
		},
		{
			icon: "business",
			title: { en: "Small businesses", es: "Negocios pequeños", pt: "Pequenas empresas" },
			text: {
				en: "Business lines, phones and tablets, quoted by the store near you.",
				es: "Líneas, celulares y tabletas para tu negocio, cotizados por la tienda que te queda cerca.",
				pt: "Linhas, celulares e tablets para a empresa, com orçamento da loja perto de você.",
			},
		},
	],
};
