import { badges } from "../badges";
import type { Words } from "../words";
import type { SecurityPackage } from "./package";

const monitoring: Words = { en: "24/7 monitoring", es: "Monitoreo 24/7", pt: "Monitoramento 24 horas" };
const professionalMonitoring: Words = {
	en: "24/7 professional monitoring",
	es: "Monitoreo profesional 24/7",
	pt: "Monitoramento profissional 24 horas",
};
const professionalInstallation: Words = {
	en: "Professional installation",
	es: "Instalación profesional",
	pt: "Instalação profissional",
};
const phoneApp: Words = { en: "Phone app", es: "App en tu celular", pt: "App no celular" };
const cellularBackup: Words = {
	en: "Cellular backup",
	es: "Respaldo por red celular",
	pt: "Backup pela rede celular",
};
const needsAtt: Words = {
	en: "Needs AT&T internet or wireless",
	es: "Requiere internet o línea celular de AT&T",
	pt: "Exige internet ou linha de celular da AT&T",
};

const homePackages: readonly SecurityPackage[] = [
	{
		id: "vivint-starter-kit",
		name: "Vivint Starter Kit",
		carrier: "Vivint",
		segment: "home",
		price: "$29.99/month",
		features: [
			{ en: "Smart hub", es: "Central inteligente", pt: "Central inteligente" },
			{
				en: "Door and motion sensors",
				es: "Sensores de puerta y de movimiento",
				pt: "Sensores de porta e de movimento",
			},
			monitoring,
			phoneApp,
			professionalInstallation,
		],
		unconfirmed: true,
	},
	{
		id: "vivint-smart-security",
		name: "Vivint Smart Security",
		carrier: "Vivint",
		segment: "home",
		price: "$39.99/month",
		features: [
			{
				en: "Everything in Starter Kit",
				es: "Todo lo de Starter Kit",
				pt: "Tudo do Starter Kit",
			},
			{
				en: "Smart lock and thermostat",
				es: "Cerradura y termostato inteligentes",
				pt: "Fechadura e termostato inteligentes",
			},
			{ en: "Voice control", es: "Control por voz", pt: "Controle por voz" },
			monitoring,
			professionalInstallation,
		],
		badge: badges.mostPopular,
		unconfirmed: true,
	},
	{
		id: "vivint-video-security",
		name: "Vivint Smart Video",
		carrier: "Vivint",
		segment: "home",
		price: "$49.99/month",
		features: [
			{
				en: "Doorbell and outdoor cameras",
				es: "Timbre con cámara y cámaras exteriores",
				pt: "Campainha com câmera e câmeras externas",
			},
			{ en: "Smart recording", es: "Grabación inteligente", pt: "Gravação inteligente" },
			{ en: "Everything in Smart Security", es: "Todo lo de Smart Security", pt: "Tudo do Smart Security" },
			monitoring,
			{ en: "Mobile alerts", es: "Alertas en tu celular", pt: "Alertas no celular" },
		],
		badge: badges.video,
		unconfirmed: true,
	},
	{
		id: "adt-self-setup",
		name: "ADT Self Setup",
		carrier: "ADT",
		segment: "home",
		price: "$24.99/month",
		features: [
			{ en: "Do-it-yourself install", es: "Lo instalas tú", pt: "Você mesmo instala" },
			{
				en: "Door, window and motion sensors",
				es: "Sensores de puerta, ventana y movimiento",
				pt: "Sensores de porta, janela e movimento",
			},
			monitoring,
			phoneApp,
		],
		unconfirmed: true,
	},
	{
		id: "adt-complete-home",
		name: "ADT Complete Home",
		carrier: "ADT",
		segment: "home",
		price: "$49.99/month",
		features: [
			professionalInstallation,
			{ en: "Cameras and doorbell", es: "Cámaras y timbre con video", pt: "Câmeras e campainha com vídeo" },
			{
				en: "Smoke and carbon-monoxide alerts",
				es: "Alertas de humo y monóxido de carbono",
				pt: "Alertas de fumaça e monóxido de carbono",
			},
			monitoring,
			{
				en: "36-month monitoring term",
				es: "Plazo de monitoreo de 36 meses",
				pt: "Contrato de monitoramento de 36 meses",
			},
		],
		unconfirmed: true,
	},
	{
		id: "xfinity-home-self-protection",
		name: "Xfinity Home Self Protection",
		carrier: "Xfinity Home",
		segment: "home",
		price: "$10/month",
		features: [
			{ en: "Live video and alerts", es: "Video en vivo y alertas", pt: "Vídeo ao vivo e alertas" },
			{ en: "7 days of recordings", es: "7 días de grabaciones", pt: "7 dias de gravações" },
			{
				en: "Works with Xfinity Internet",
				es: "Funciona con Xfinity Internet",
				pt: "Funciona com Xfinity Internet",
			},
			{ en: "Monitor it yourself", es: "Tú haces el monitoreo", pt: "Você mesmo monitora" },
		],
		badge: badges.lowestPrice,
		unconfirmed: true,
	},
	{
		id: "xfinity-home-pro-protection",
		name: "Xfinity Home Pro Protection",
		carrier: "Xfinity Home",
		segment: "home",
		price: "$40/month",
		features: [
			professionalMonitoring,
			{
				en: "Battery and cellular backup",
				es: "Respaldo con batería y red celular",
				pt: "Bateria e rede celular de reserva",
			},
			{
				en: "Touchscreen controller",
				es: "Panel de control táctil",
				pt: "Painel de controle com tela sensível ao toque",
			},
			professionalInstallation,
		],
		unconfirmed: true,
	},
	{
		id: "att-connected-life-essential",
		name: "AT&T Connected Life Essential",
		carrier: "AT&T",
		segment: "home",
		price: "$10.99/month",
		features: [
			{
				en: "Sensor and camera alerts",
				es: "Alertas de sensores y cámaras",
				pt: "Alertas de sensores e câmeras",
			},
			cellularBackup,
			phoneApp,
			needsAtt,
		],
		unconfirmed: true,
	},
	{
		id: "att-connected-life-professional",
		name: "AT&T Connected Life Professional",
		carrier: "AT&T",
		segment: "home",
		price: "$21.99/month",
		features: [professionalMonitoring, cellularBackup, phoneApp, needsAtt],
		unconfirmed: true,
	},
];

const businessPackages: readonly SecurityPackage[] = [
	{
		id: "vivint-business-security",
		name: "Vivint Small Business",
		carrier: "Vivint",
		segment: "business",
		price: "$59.99/month",
		features: [
			{
				en: "Indoor and outdoor cameras",
				es: "Cámaras interiores y exteriores",
				pt: "Câmeras internas e externas",
			},
			{ en: "Smart locks", es: "Cerraduras inteligentes", pt: "Fechaduras inteligentes" },
			{
				en: "A code for each employee",
				es: "Un código para cada empleado",
				pt: "Um código para cada funcionário",
			},
			monitoring,
		],
		unconfirmed: true,
	},
	{
		id: "adt-business-essentials",
		name: "ADT Business Essentials",
		carrier: "ADT",
		segment: "business",
		price: "$62.99/month",
		features: [
			{ en: "Intrusion sensors", es: "Sensores de intrusión", pt: "Sensores de intrusão" },
			{
				en: "Opening and closing reports",
				es: "Reportes de apertura y cierre",
				pt: "Relatórios de abertura e fechamento",
			},
			monitoring,
			{ en: "Remote arming", es: "Activación a distancia", pt: "Ativação à distância" },
		],
		badge: badges.mostPopular,
		unconfirmed: true,
	},
	{
		id: "comcast-business-smartoffice",
		name: "Comcast Business SmartOffice",
		carrier: "Comcast Business",
		segment: "business",
		price: "$39.95/month",
		features: [
			{ en: "Video surveillance", es: "Videovigilancia", pt: "Videomonitoramento" },
			{ en: "Cloud storage", es: "Almacenamiento en la nube", pt: "Armazenamento na nuvem" },
			{
				en: "Phone and desktop viewing",
				es: "Se ve en celular y computadora",
				pt: "Acesso pelo celular e pelo computador",
			},
			professionalInstallation,
		],
		unconfirmed: true,
	},
	{
		id: "adt-business-video",
		name: "ADT Business Video",
		carrier: "ADT",
		segment: "business",
		price: "$99.99/month",
		features: [
			{ en: "Multi-camera recording", es: "Grabación con varias cámaras", pt: "Gravação com várias câmeras" },
			{
				en: "People and vehicle alerts",
				es: "Alertas de personas y vehículos",
				pt: "Alertas de pessoas e veículos",
			},
			{ en: "Access control option", es: "Control de acceso opcional", pt: "Controle de acesso opcional" },
			monitoring,
		],
		badge: badges.video,
		unconfirmed: true,
	},
];

export const securityPackages: readonly SecurityPackage[] = [...homePackages, ...businessPackages];
