import { badges } from "../../badges";
import { same } from "../../words";
import { phrases } from "../phrases";
import { carrier, type InternetPlanEntry } from "../plan";

export const verizon5gHome = carrier<InternetPlanEntry>(
	"Verizon 5G Home",
	{ en: "Fixed wireless", es: "Internet inalámbrico fijo", pt: "Internet fixa sem fio" },
	[
		{
			id: "verizon-5g-home",
			name: "5G Home",
			speed: same("85-300 Mbps"),
			price: "$50/month",
			priceNote: phrases.noAnnualContract,
			features: [
				phrases.plugInRouterIncluded,
				phrases.noDataCap,
				{ en: "2-year price guarantee", es: "Precio garantizado por 2 años", pt: "Preço garantido por 2 anos" },
				phrases.selfSetup,
				phrases.taxesIncluded,
			],
			icon: "radio",
			badge: badges.easySetup,
			facts: {
				downMbps: 200,
				upMbps: 20,
				priceMonths: 24,
				monthlyAfter: null,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
		{
			id: "verizon-5g-home-plus",
			name: "5G Home Plus",
			speed: { en: "300-1,000 Mbps", es: "300 Mbps a 1 Gbps", pt: "300 Mbps a 1 Gbps" },
			price: "$70/month",
			priceNote: phrases.threeYearPriceGuarantee,
			features: [
				phrases.plugInRouterIncluded,
				phrases.noDataCap,
				phrases.wholeHomeWifiOption,
				phrases.selfSetup,
				{ en: "Cloud backup perk", es: "Beneficio de respaldo en la nube", pt: "Benefício de backup na nuvem" },
			],
			icon: "radio",
			popular: true,
			facts: {
				downMbps: 600,
				upMbps: 50,
				priceMonths: 36,
				monthlyAfter: null,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
		{
			id: "verizon-5g-home-mobile-bundle",
			name: "5G Home + Verizon Mobile",
			speed: same("85-300 Mbps"),
			price: "$35/month",
			originalPrice: "$50/month",
			originalPriceIs: "without-discount",
			condition: {
				en: "with Verizon Mobile",
				es: "con un plan de celular de Verizon",
				pt: "com um plano de celular da Verizon",
			},
			priceNote: {
				en: "Month-to-month. Needs an eligible Verizon phone plan and AutoPay.",
				es: "Mes a mes. Requiere un plan de celular de Verizon elegible y pago automático (AutoPay).",
				pt: "Mês a mês. Requer um plano de celular da Verizon elegível e pagamento automático (AutoPay).",
			},
			features: [
				{
					en: "Discount for Verizon phone lines",
					es: "Descuento para líneas celulares de Verizon",
					pt: "Desconto para linhas de celular da Verizon",
				},
				phrases.routerIncluded,
				phrases.noDataCap,
				phrases.selfSetup,
				phrases.oneBill,
			],
			icon: "radio",
			badge: badges.bundlePrice,
			facts: {
				downMbps: 200,
				upMbps: 20,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
	],
);
