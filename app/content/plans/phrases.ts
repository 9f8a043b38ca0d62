import type { Words } from "../words";

/** Texts that several plans share. The contract filter (NET-2) reads the English ones, so reword them with care. */
export const phrases = {
	noAnnualContractPaperless: {
		en: "No annual contract. Price with AutoPay and paperless bill.",
		es: "Sin contrato anual. Precio con pago automático (AutoPay) y factura electrónica.",
		pt: "Sem contrato anual. Preço com pagamento automático (AutoPay) e fatura digital.",
	},
	noAnnualContract: {
		en: "No annual contract. Price with AutoPay.",
		es: "Sin contrato anual. Precio con pago automático (AutoPay).",
		pt: "Sem contrato anual. Preço com pagamento automático (AutoPay).",
	},
	promotionalRate12Months: {
		en: "Promotional rate for 12 mos with AutoPay.",
		es: "Tarifa promocional por 12 meses con pago automático (AutoPay).",
		pt: "Preço promocional por 12 meses com pagamento automático (AutoPay).",
	},
	twoYearPriceGuarantee: {
		en: "2-year price guarantee with AutoPay.",
		es: "Precio garantizado por 2 años con pago automático (AutoPay).",
		pt: "Preço garantido por 2 anos com pagamento automático (AutoPay).",
	},
	threeYearPriceGuarantee: {
		en: "3-year price guarantee with AutoPay.",
		es: "Precio garantizado por 3 años con pago automático (AutoPay).",
		pt: "Preço garantido por 3 anos com pagamento automático (AutoPay).",
	},
	twelveMonthAgreement: {
		en: "With 12-month agreement.",
		es: "Con contrato de 12 meses.",
		pt: "Com contrato de fidelidade de 12 meses.",
	},
	oneLinePaperless: {
		en: "One line with AutoPay and paperless bill.",
		es: "Una línea con pago automático (AutoPay) y factura electrónica.",
		pt: "Uma linha com pagamento automático (AutoPay) e fatura digital.",
	},
	thirtyDays: { en: "30-day plan.", es: "Plan de 30 días.", pt: "Plano de 30 dias." },
	thirtyDaysTaxesIncluded: {
		en: "30-day plan. Taxes and fees included.",
		es: "Plan de 30 días. Impuestos y cargos incluidos.",
		pt: "Plano de 30 dias. Impostos e taxas incluídos.",
	},
	thirtyDaysDataCarriesOver: {
		en: "30-day plan. Unused data carries over.",
		es: "Plan de 30 días. Los datos que no uses se acumulan.",
		pt: "Plano de 30 dias. Os dados que você não usar se acumulam.",
	},
	sameSpeed: {
		en: "Same speed up and down",
		es: "La misma velocidad de subida y de bajada",
		pt: "A mesma velocidade de download e upload",
	},
	noDataCap: { en: "No data cap", es: "Sin límite de datos", pt: "Sem franquia de dados" },
	unlimitedData: { en: "Unlimited data", es: "Datos ilimitados", pt: "Dados ilimitados" },
	gatewayIncluded: { en: "Wi-Fi gateway included", es: "Módem wifi incluido", pt: "Modem Wi-Fi incluído" },
	gatewayAvailable: { en: "Wi-Fi gateway available", es: "Módem wifi disponible", pt: "Modem Wi-Fi disponível" },
	wifi6Gateway: { en: "Wi-Fi 6 gateway", es: "Módem wifi 6", pt: "Modem Wi-Fi 6" },
	routerIncluded: { en: "Router included", es: "Router incluido", pt: "Roteador incluído" },
	wifiRouterIncluded: { en: "Wi-Fi router included", es: "Router wifi incluido", pt: "Roteador Wi-Fi incluído" },
	plugInRouterIncluded: {
		en: "Plug-in router included",
		es: "Router incluido: solo hay que conectarlo",
		pt: "Roteador incluído: é só ligar na tomada",
	},
	meshRouterIncluded: { en: "Mesh router included", es: "Router mesh incluido", pt: "Roteador mesh incluído" },
	freeModem: { en: "Free modem", es: "Módem gratis", pt: "Modem grátis" },
	modemAvailable: { en: "Modem available", es: "Módem disponible", pt: "Modem disponível" },
	allFiberLine: { en: "100% fiber line", es: "Línea 100% de fibra óptica", pt: "Linha 100% de fibra óptica" },
	wholeHomeWifiOption: {
		en: "Whole-home Wi-Fi option",
		es: "Opción de wifi en toda la casa",
		pt: "Opção de Wi-Fi na casa toda",
	},
	selfSetup: { en: "Set it up yourself", es: "Lo instalas tú", pt: "Você instala por conta própria" },
	freeInstallation: { en: "Free installation", es: "Instalación gratis", pt: "Instalação grátis" },
	setupChargeWaived: { en: "Setup charge waived", es: "Sin cargo de instalación", pt: "Isenção da taxa de instalação" },
	shipsToYourDoor: { en: "Ships to your door", es: "Envío hasta tu puerta", pt: "Entrega na sua porta" },
	forOneOrTwoPeople: { en: "Good for 1-2 people", es: "Ideal para 1 o 2 personas", pt: "Ideal para 1 ou 2 pessoas" },
	forTwoOrThreePeople: { en: "Good for 2-3 people", es: "Ideal para 2 o 3 personas", pt: "Ideal para 2 ou 3 pessoas" },
	forThreeOrFourPeople: { en: "Good for 3-4 people", es: "Ideal para 3 o 4 personas", pt: "Ideal para 3 ou 4 pessoas" },
	forFiveOrMorePeople: {
		en: "Good for 5+ people",
		es: "Ideal para 5 personas o más",
		pt: "Ideal para 5 pessoas ou mais",
	},
	forGaming: { en: "Good for gaming", es: "Ideal para videojuegos", pt: "Ideal para jogos online" },
	oneBill: { en: "One combined bill", es: "Todo en una sola factura", pt: "Tudo em uma só fatura" },
	taxesIncluded: { en: "Taxes included", es: "Impuestos incluidos", pt: "Impostos incluídos" },
	premiumTechSupport: { en: "Premium tech support", es: "Soporte técnico premium", pt: "Suporte técnico premium" },
	usBasedSupport: {
		en: "U.S.-based support",
		es: "Atención desde Estados Unidos",
		pt: "Atendimento nos Estados Unidos",
	},
	partnerNetworks: {
		en: "Runs on partner networks",
		es: "Usa redes de compañías asociadas",
		pt: "Usa redes de empresas parceiras",
	},
	limitedNewOrders: {
		en: "Few new orders accepted",
		es: "Se aceptan pocas contrataciones nuevas",
		pt: "Poucas contratações novas são aceitas",
	},
	unlimitedTalkTextAndData: {
		en: "Unlimited talk, text and data",
		es: "Llamadas, mensajes y datos ilimitados",
		pt: "Ligações, mensagens e dados ilimitados",
	},
	unlimitedTalkAndText: {
		en: "Unlimited talk and text",
		es: "Llamadas y mensajes ilimitados",
		pt: "Ligações e mensagens ilimitadas",
	},
	noCreditCheck: { en: "No credit check", es: "Sin verificación de crédito", pt: "Sem análise de crédito" },
	keepYourNumber: { en: "Keep your number", es: "Conserva tu número", pt: "Mantenha seu número" },
	priorityDataWithoutCap: {
		en: "Priority data without a cap",
		es: "Datos prioritarios sin límite",
		pt: "Dados prioritários sem limite",
	},
	hotspotFromYourData: {
		en: "Hotspot uses your plan’s data",
		es: "Hotspot con los datos de tu plan",
		pt: "Hotspot com os dados do seu plano",
	},
	wifiHotspotsIncluded: {
		en: "Wi-Fi hotspots included",
		es: "Puntos de acceso wifi incluidos",
		pt: "Pontos de acesso Wi-\u2060Fi incluídos",
	},
	fiveGAccessIncluded: { en: "5G access included", es: "Acceso a 5G incluido", pt: "Acesso ao 5G incluído" },
	dataRollover: {
		en: "Data rolls over while the line is active",
		es: "Los datos se acumulan mientras la línea está activa",
		pt: "Os dados se acumulam enquanto a linha está ativa",
	},
	standardDefinitionVideo: {
		en: "Standard-definition video",
		es: "Video en definición estándar",
		pt: "Vídeo em definição padrão",
	},
	hdVideo: { en: "HD video", es: "Video en HD", pt: "Vídeo em HD" },
	useInMexicoAndCanada: {
		en: "Use in Mexico and Canada",
		es: "Úsalo en México y Canadá",
		pt: "Use no México e no Canadá",
	},
	roamingInMexicoAndCanada: {
		en: "Roaming in Mexico and Canada",
		es: "Roaming en México y Canadá",
		pt: "Roaming no México e no Canadá",
	},
	taxesAndFeesIncluded: {
		en: "Taxes and fees included",
		es: "Impuestos y cargos incluidos",
		pt: "Impostos e taxas incluídos",
	},
	advancedSecurityApp: {
		en: "Advanced security app",
		es: "App de seguridad avanzada",
		pt: "App de segurança avançada",
	},
	changePlanAnyTime: {
		en: "Change plans anytime",
		es: "Cambia de plan cuando quieras",
		pt: "Troque de plano quando quiser",
	},
	unlimited5G: { en: "Unlimited 5G", es: "5G ilimitado", pt: "5G ilimitado" },
	upTo100Mbps: { en: "Up to 100 Mbps", es: "Hasta 100 Mbps", pt: "Até 100 Mbps" },
} as const satisfies Record<string, Words>;

/** Technologies that several carriers share. */
export const technologies = {
	fiber: { en: "Fiber", es: "Fibra óptica", pt: "Fibra óptica" },
	cable: { en: "Cable", es: "Internet por cable", pt: "Internet a cabo" },
	fiberAndCopper: { en: "Fiber and copper", es: "Fibra óptica y cobre", pt: "Fibra óptica e cobre" },
	fiveGAndWifiHotspots: {
		en: "5G and Wi-Fi hotspots",
		es: "5G y puntos de acceso wifi",
		pt: "5G e pontos de acesso Wi-Fi",
	},
	fiveGOnVerizon: { en: "5G (Verizon network)", es: "5G (red de Verizon)", pt: "5G (rede da Verizon)" },
} as const satisfies Record<string, Words>;

export const hotspot = (gigabytes: number): Words => ({
	en: `${gigabytes} GB hotspot`,
	es: `${gigabytes} GB para hotspot`,
	pt: `${gigabytes} GB para hotspot`,
});

export const fullSpeed = (gigabytes: number): Words => ({
	en: `${gigabytes} GB at full speed`,
	es: `${gigabytes} GB a máxima velocidad`,
	pt: `${gigabytes} GB em velocidade máxima`,
});
