import { badges } from "../badges";
import { same, type Words } from "../words";
import type { SecurityPackage } from "./package";

const monitoring: Words = { en: "24/7 monitoring", es: "Monitoreo 24/7", pt: "Monitoramento 24/7" };
const professionalMonitoring: Words = {
	en: "24/7 professional monitoring",
	es: "Monitoreo profesional 24/7",
	pt: "Monitoramento profissional 24/7",
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
	pt: "Rede celular de reserva",
};
const attService: Words = {
	en: "AT&T internet or wireless",
	es: "Internet o línea celular de AT&T",
	pt: "Internet ou linha de celular da AT&T",
};

const withAttService: Words = {
	en: "with AT&T internet or wireless",
	es: "con internet o celular de AT&T",
	pt: "com internet ou celular da AT&T",
};

const homePackages: readonly SecurityPackage[] = [
	{
		id: "vivint-starter-kit",
		name: "Vivint Starter Kit",
		carrier: "Vivint",
		segment: "home",
		price: "$29.99/month",
		features: [
			{ en: "Smart hub", es: "Panel inteligente", pt: "Central inteligente" },
			{
				en: "Door and motion sensors",
				es: "Sensores de puerta y de movimiento",
				pt: "Sensores de porta e de movimento",
			},
			monitoring,
			phoneApp,
			professionalInstallation,
		],
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
	},
	{
		id: "adt-self-setup",
		name: "ADT Self Setup",
		carrier: "ADT",
		segment: "home",
		price: "$24.99/month",
		features: [
			{ en: "Do-it-yourself install", es: "Lo instalas tú", pt: "Você instala por conta própria" },
			{
				en: "Door, window and motion sensors",
				es: "Sensores de puerta, ventana y movimiento",
				pt: "Sensores de porta, janela e movimento",
			},
			monitoring,
			phoneApp,
		],
	},
	{
		id: "adt-complete-home",
		name: "ADT Complete Home",
		carrier: "ADT",
		segment: "home",
		price: "$49.99/month",
		term: {
			en: "36 months of monitoring",
			es: "36 meses de monitoreo",
			pt: "36 meses de monitoramento",
		},
		features: [
			professionalInstallation,
			{ en: "Cameras and doorbell", es: "Cámaras y timbre con video", pt: "Câmeras e campainha com vídeo" },
			{
				en: "Smoke and carbon-monoxide alerts",
				es: "Alertas de humo y monóxido de carbono",
				pt: "Alertas de fumaça e monóxido de carbono",
			},
			monitoring,
		],
	},
	{
		id: "xfinity-home-self-protection",
		name: "Xfinity Home Self Protection",
		carrier: "Xfinity Home",
		segment: "home",
		price: "$10/month",
		needs: same("Xfinity Internet"),
		condition: { en: "with Xfinity Internet", es: "con Xfinity Internet", pt: "com Xfinity Internet" },
		features: [
			{ en: "Live video and alerts", es: "Video en vivo y alertas", pt: "Vídeo ao vivo e alertas" },
			{ en: "7 days of recordings", es: "7 días de grabaciones", pt: "7 dias de gravações" },
			{ en: "Monitor it yourself", es: "Tú haces el monitoreo", pt: "Você faz o monitoramento" },
		],
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
		],
		needs: attService,
		condition: withAttService,
	},
	{
		id: "att-connected-life-professional",
		name: "AT&T Connected Life Professional",
		carrier: "AT&T",
		segment: "home",
		price: "$21.99/month",
		features: [professionalMonitoring, cellularBackup, phoneApp],
		needs: attService,
		condition: withAttService,
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
			{ en: "Remote arming", es: "Activación a distancia", pt: "Ativação remota" },
		],
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
				en: "Watch on your phone or computer",
				es: "Se ve en celular y computadora",
				pt: "Acesso pelo celular e pelo computador",
			},
			professionalInstallation,
		],
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
	},
];

export const securityPackages: readonly SecurityPackage[] = [...homePackages, ...businessPackages];
