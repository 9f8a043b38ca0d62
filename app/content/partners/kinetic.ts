import { badges } from "../badges";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const kinetic: Partner = {
	slug: "kinetic",
	name: "Kinetic by Windstream",
	aliases: ["windstream"],
	logo: "partners/kinetic",
	primaryColor: "#6A2C91",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "Home internet over fiber and copper.",
		es: "Internet residencial por fibra y cobre.",
		pt: "Internet residencial por fibra e cobre.",
	},
	tagline: {
		en: "Local fiber, multi-gig in some areas.",
		es: "Fibra local, multigiga en algunas zonas.",
		pt: "Fibra local, multigiga em algumas áreas.",
	},
	promotions: [
		{
			id: "gig-fiber",
			title: phrases.gigFiber,
			description: {
				en: "Gig speed with no annual contract.",
				es: "Velocidad de 1 giga sin contrato anual.",
				pt: "Velocidade de 1 giga sem contrato anual.",
			},
			discount: "—",
			badge: badges.popular,
			features: [
				phrases.sameSpeedUpAndDown,
				phrases.noDataCap,
				{ en: "Local technicians", es: "Técnicos locales", pt: "Técnicos locais" },
			],
		},
		{
			id: "whole-home-wi-fi",
			title: { en: "Whole-Home Wi-Fi", es: "Wifi en toda la casa", pt: "Wi-Fi na casa toda" },
			description: {
				en: "Mesh gear managed for you.",
				es: "Equipo mesh que administran por ti.",
				pt: "Equipamento mesh gerenciado para você.",
			},
			discount: "—",
			features: [
				{ en: "Extra access points", es: "Puntos de acceso adicionales", pt: "Pontos de acesso extras" },
				{ en: "App control", es: "Control desde la app", pt: "Controle pelo app" },
				{ en: "Security option", es: "Seguridad opcional", pt: "Segurança opcional" },
			],
		},
	],
	services: [
		phrases.fiberInternet,
		{ en: "Copper internet", es: "Internet por cobre", pt: "Internet por cobre" },
		phrases.wholeHomeWifi,
		phrases.homePhone,
		phrases.businessInternet,
		phrases.installation,
	],
	notSoldIn: ["MA"],
	websiteUrl: "https://www.gokinetic.com",
};
