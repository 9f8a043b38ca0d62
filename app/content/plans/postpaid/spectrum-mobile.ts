import { same, type Words } from "../../words";
import { fullSpeed, hotspot, phrases, technologies } from "../phrases";
import { carrier, type WirelessPlanEntry } from "../plan";

const needsSpectrumInternet: Words = {
	en: "Needs an active Spectrum Internet plan.",
	es: "Requiere un plan activo de Spectrum Internet.",
	pt: "Requer um plano ativo do Spectrum Internet.",
};

const withSpectrumInternet: Words = {
	en: "with Spectrum Internet",
	es: "con Spectrum Internet",
	pt: "com Spectrum Internet",
};

export const spectrumMobile = carrier<WirelessPlanEntry>("Spectrum Mobile", technologies.fiveGAndWifiHotspots, [
	{
		id: "spectrum-mobile-by-the-gig-2",
		type: "cellphone",
		name: "Spectrum Mobile By the Gig 2 GB",
		speed: same("2 GB"),
		price: "$25/month",
		priceNote: {
			en: "First GB at $20, each extra GB $5.",
			es: "El primer GB cuesta $20 y cada GB adicional, $5.",
			pt: "O primeiro GB custa US$ 20 e cada GB adicional, US$ 5.",
		},
		features: [
			phrases.unlimitedTalkAndText,
			{
				en: "Data shared between lines",
				es: "Datos compartidos entre líneas",
				pt: "Dados compartilhados entre as linhas",
			},
			phrases.fiveGAccessIncluded,
			phrases.changePlanAnyTime,
		],
		icon: "smartphone",
		eligibility: "requires-internet",
		condition: withSpectrumInternet,
		requiresInternet: needsSpectrumInternet,
		facts: { lines: 1, dataGB: 2, premiumDataGB: null, hotspotGB: null },
	},
	{
		id: "spectrum-mobile-unlimited",
		type: "cellphone",
		name: "Spectrum Mobile Unlimited",
		speed: phrases.unlimited5G,
		price: "$40/month",
		priceNote: {
			en: "One line. Taxes and fees included.",
			es: "Una línea. Impuestos y cargos incluidos.",
			pt: "Uma linha. Impostos e taxas incluídos.",
		},
		features: [
			fullSpeed(30),
			hotspot(5),
			phrases.fiveGAccessIncluded,
			phrases.wifiHotspotsIncluded,
			phrases.keepYourNumber,
		],
		icon: "smartphone",
		popular: true,
		eligibility: "requires-internet",
		condition: withSpectrumInternet,
		requiresInternet: needsSpectrumInternet,
		facts: { lines: 1, dataGB: null, premiumDataGB: 30, hotspotGB: 5 },
	},
	{
		id: "spectrum-mobile-unlimited-2-lines",
		type: "cellphone",
		name: "Spectrum Mobile Unlimited (2 lines)",
		speed: { en: "Unlimited 5G, 2 lines", es: "5G ilimitado, 2 líneas", pt: "5G ilimitado, 2 linhas" },
		price: "$60/month",
		priceNote: {
			en: "Total for two lines at $30 each.",
			es: "Total por dos líneas de $30 cada una.",
			pt: "Total de duas linhas a US$ 30 cada uma.",
		},
		features: [
			{ en: "Two lines on one bill", es: "Dos líneas en una sola factura", pt: "Duas linhas em uma só fatura" },
			{
				en: "30 GB at full speed per line",
				es: "30 GB a máxima velocidad por línea",
				pt: "30 GB em velocidade máxima por linha",
			},
			{ en: "5 GB hotspot per line", es: "5 GB para hotspot por línea", pt: "5 GB para hotspot por linha" },
			phrases.taxesAndFeesIncluded,
			{
				en: "Add more lines at the same rate",
				es: "Agrega más líneas con la misma tarifa",
				pt: "Adicione mais linhas pela mesma tarifa",
			},
		],
		icon: "smartphone",
		eligibility: "requires-internet",
		condition: withSpectrumInternet,
		requiresInternet: needsSpectrumInternet,
		facts: { lines: 2, dataGB: null, premiumDataGB: 30, hotspotGB: 5 },
	},
	{
		id: "spectrum-mobile-unlimited-plus",
		type: "cellphone",
		name: "Spectrum Mobile Unlimited Plus",
		speed: phrases.unlimited5G,
		price: "$50/month",
		priceNote: {
			en: "One line. Upgrade your phone at any time.",
			es: "Una línea. Renueva tu celular cuando quieras.",
			pt: "Uma linha. Troque de celular quando quiser.",
		},
		features: [
			fullSpeed(50),
			{ en: "Larger hotspot allowance", es: "Más datos para hotspot", pt: "Franquia maior para hotspot" },
			{
				en: "Anytime phone upgrade",
				es: "Renovación de celular en cualquier momento",
				pt: "Troca de celular a qualquer momento",
			},
			phrases.hdVideo,
			phrases.taxesAndFeesIncluded,
		],
		icon: "smartphone",
		eligibility: "requires-internet",
		condition: withSpectrumInternet,
		requiresInternet: needsSpectrumInternet,
		facts: { lines: 1, dataGB: null, premiumDataGB: 50, hotspotGB: 10 },
	},
]);
