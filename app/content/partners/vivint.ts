import { badges } from "../badges";
import { same } from "../words";
import type { Partner } from "./partner";
import { phrases } from "./phrases";

export const vivint: Partner = {
	slug: "vivint",
	name: "Vivint",
	aliases: ["vivint security", "smart home", "casa inteligente"],
	logo: "partners/vivint",
	primaryColor: "#1F6F54",
	onPrimary: "#FFFFFF",
	colorUnconfirmed: true,
	description: {
		en: "Smart home security with professional installation.",
		es: "Seguridad inteligente para el hogar con instalación profesional.",
		pt: "Segurança residencial inteligente com instalação profissional.",
	},
	tagline: { en: "One app for the whole home.", es: "Una app para toda la casa.", pt: "Um app para a casa toda." },
	promotions: [
		{
			id: "free-home-consultation",
			title: {
				en: "Free Home Consultation",
				es: "Asesoría gratis para tu casa",
				pt: "Consultoria grátis para a sua casa",
			},
			description: {
				en: "A specialist works out which cameras and sensors your home needs.",
				es: "Un especialista planea las cámaras y sensores de tu casa.",
				pt: "Um especialista planeja as câmeras e os sensores da sua casa.",
			},
			discount: "—",
			badge: badges.free,
			features: [
				{ en: "No obligation", es: "Sin compromiso", pt: "Sem compromisso" },
				{ en: "Custom design", es: "Diseño a la medida", pt: "Projeto sob medida" },
				{ en: "In-home or by phone", es: "En tu casa o por teléfono", pt: "Em casa ou por telefone" },
			],
		},
		{
			id: "video-security",
			title: { en: "Video Security", es: "Videovigilancia", pt: "Segurança com vídeo" },
			description: {
				en: "Doorbell and outdoor cameras with smart alerts.",
				es: "Timbre con cámara y cámaras exteriores con alertas inteligentes.",
				pt: "Campainha com câmera e câmeras externas com alertas inteligentes.",
			},
			discount: "—",
			badge: badges.popular,
			features: [
				phrases.monitoring,
				{ en: "Phone alerts", es: "Alertas en tu celular", pt: "Alertas no celular" },
				phrases.professionalInstall,
			],
		},
		{
			id: "moving-offer",
			title: { en: "Moving Offer", es: "Oferta por mudanza", pt: "Oferta de mudança" },
			description: {
				en: "Take your system to the new house.",
				es: "Llévate tu sistema a la casa nueva.",
				pt: "Leve seu sistema para a casa nova.",
			},
			discount: "—",
			features: [
				{ en: "Help reinstalling it", es: "Ayuda para reinstalarlo", pt: "Ajuda para reinstalar" },
				{ en: "Keep your equipment", es: "Conserva tu equipo", pt: "Fique com seu equipamento" },
				{ en: "Ask about the terms", es: "Pregunta por las condiciones", pt: "Pergunte sobre as condições" },
			],
		},
	],
	services: [
		{ en: "Home security", es: "Seguridad para el hogar", pt: "Segurança residencial" },
		{ en: "Cameras and doorbells", es: "Cámaras y timbres con video", pt: "Câmeras e campainhas com vídeo" },
		{ en: "Smart locks", es: "Cerraduras inteligentes", pt: "Fechaduras inteligentes" },
		same("Car Guard"),
		phrases.monitoring,
		{ en: "Business security", es: "Seguridad para negocios", pt: "Segurança para empresas" },
	],
	websiteUrl: "https://www.vivint.com",
};
