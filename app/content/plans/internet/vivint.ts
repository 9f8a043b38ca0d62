import { badges } from "../../badges";
import { phrases } from "../phrases";
import { carrier, type InternetPlanEntry } from "../plan";

export const vivint = carrier<InternetPlanEntry>(
	"Vivint",
	{
		en: "Fixed wireless and smart home bundle",
		es: "Inalámbrico fijo y paquete de casa inteligente",
		pt: "Internet fixa sem fio e combo de casa inteligente",
	},
	[
		{
			id: "vivint-wireless-internet",
			name: "Vivint Wireless Internet",
			speed: phrases.upTo100Mbps,
			price: "$59.99/month",
			priceNote: {
				en: "Month-to-month for Vivint smart home customers.",
				es: "Mes a mes para clientes de casa inteligente de Vivint.",
				pt: "Mês a mês para clientes de casa inteligente da Vivint.",
			},
			features: [
				phrases.noDataCap,
				phrases.routerIncluded,
				{ en: "Pairs with the Vivint app", es: "Se conecta con la app de Vivint", pt: "Funciona com o app da Vivint" },
				{
					en: "Check availability first",
					es: "Consulta primero la disponibilidad",
					pt: "Consulte antes a disponibilidade",
				},
			],
			icon: "radio",
			facts: {
				downMbps: 100,
				upMbps: 20,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: 0,
				dataCapGB: "none",
			},
		},
		{
			id: "vivint-home-and-internet",
			name: "Vivint Smart Home + Internet",
			speed: phrases.upTo100Mbps,
			price: "$79.99/month",
			priceNote: {
				en: "With 42-month equipment agreement.",
				es: "Con contrato de equipo de 42 meses.",
				pt: "Com contrato de equipamento de 42 meses.",
			},
			features: [
				{
					en: "Internet and monitoring together",
					es: "Internet y monitoreo en un solo plan",
					pt: "Internet e monitoramento em um só plano",
				},
				{ en: "Smart hub included", es: "Panel inteligente incluido", pt: "Central inteligente incluída" },
				{ en: "Professional installation", es: "Instalación profesional", pt: "Instalação profissional" },
				{ en: "One app for both", es: "Una sola app para los dos", pt: "Um só app para os dois" },
			],
			icon: "home",
			badge: badges.bundle,
			popular: true,
			facts: {
				downMbps: 100,
				upMbps: 20,
				priceMonths: null,
				monthlyAfter: null,
				equipmentMonthly: null,
				dataCapGB: null,
				agreementMonths: 42,
			},
		},
	],
);
