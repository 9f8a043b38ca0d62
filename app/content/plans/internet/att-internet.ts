import { badges } from "../../badges";
import { same } from "../../words";
import { phrases } from "../phrases";
import { carrier, type InternetPlanEntry } from "../plan";

export const attInternet = carrier<InternetPlanEntry>(
	"AT&T Internet",
	{ en: "Fixed wireless and copper", es: "Inalámbrico fijo y cobre", pt: "Internet fixa sem fio e cobre" },
	[
		{
			id: "att-internet-air",
			name: "AT&T Internet Air",
			speed: same("90-300 Mbps"),
			price: "$60/month",
			priceNote: phrases.noAnnualContractPaperless,
			features: [
				{ en: "Runs on the 5G network", es: "Funciona con la red 5G", pt: "Funciona na rede 5G" },
				{
					en: "Set it up yourself in minutes",
					es: "Lo instalas tú en minutos",
					pt: "Você instala por conta própria em minutos",
				},
				phrases.gatewayIncluded,
				phrases.noDataCap,
				{ en: "No technician visit", es: "Sin visita de un técnico", pt: "Sem visita técnica" },
			],
			icon: "radio",
			badge: badges.easySetup,
			facts: {
				downMbps: 225,
				upMbps: 20,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
		{
			id: "att-internet-air-bundle",
			name: "AT&T Internet Air + Wireless",
			speed: same("90-300 Mbps"),
			price: "$47/month",
			originalPrice: "$60/month",
			originalPriceIs: "without-discount",
			condition: {
				en: "with AT&T wireless",
				es: "con una línea celular de AT&T",
				pt: "com uma linha de celular da AT&T",
			},
			priceNote: {
				en: "Month-to-month. Needs an eligible AT&T wireless line on the same bill.",
				es: "Mes a mes. Requiere una línea celular de AT&T elegible en la misma factura.",
				pt: "Mês a mês. Requer uma linha de celular da AT&T elegível na mesma fatura.",
			},
			features: [
				{
					en: "Discount for AT&T phone customers",
					es: "Descuento para clientes de celular de AT&T",
					pt: "Desconto para clientes de celular da AT&T",
				},
				phrases.gatewayIncluded,
				phrases.noDataCap,
				phrases.selfSetup,
				phrases.oneBill,
			],
			icon: "radio",
			badge: badges.bundlePrice,
			popular: true,
			facts: {
				downMbps: 225,
				upMbps: 20,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
		{
			id: "att-internet-100",
			name: "AT&T Internet 100",
			speed: phrases.upTo100Mbps,
			price: "$60/month",
			originalPrice: "$70/month",
			originalPriceIs: "regular",
			priceNote: {
				en: "Promotional pricing for 12 mos, standard rate after that.",
				es: "Precio promocional por 12 meses; después, tarifa regular.",
				pt: "Preço promocional por 12 meses; depois, tarifa normal.",
			},
			features: [
				{
					en: "Uses existing phone wiring",
					es: "Usa el cableado telefónico que ya existe",
					pt: "Usa a fiação telefônica que já existe",
				},
				phrases.gatewayAvailable,
				{ en: "1.5 TB of data a month", es: "1.5 TB de datos al mes", pt: "1,5 TB de dados por mês" },
				{
					en: "For streaming and browsing",
					es: "Para streaming y navegación por internet",
					pt: "Para streaming e navegação na internet",
				},
				{
					en: "Speed varies by address",
					es: "La velocidad varía según la dirección",
					pt: "A velocidade varia conforme o endereço",
				},
			],
			icon: "wifi",
			facts: {
				downMbps: 100,
				upMbps: 20,
				priceMonths: 12,
				monthlyAfter: 70,
				equipmentMonthly: null,
				dataCapGB: 1500,
			},
		},
	],
);
