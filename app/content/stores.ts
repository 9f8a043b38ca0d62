import type { OpeningHours, Store } from "./store";
import { same, type Words } from "./words";

// Streets, phone numbers, WhatsApp numbers and the message code are placeholders until the dealer fills them in.

const openingHours: readonly OpeningHours[] = [
	{ days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "10:00", closes: "19:00" },
	{ days: ["Saturday"], opens: "10:00", closes: "18:00" },
	{ days: ["Sunday"], opens: "12:00", closes: "17:00" },
];

const eastern = "America/New_York";

const services = {
	phoneActivation: { en: "Phone activation", es: "Activación de celulares", pt: "Ativação de celulares" },
	numberTransfer: { en: "Number transfer", es: "Portabilidad de número", pt: "Portabilidade" },
	prepaidTopUps: { en: "Prepaid top-ups", es: "Recargas de prepago", pt: "Recargas de pré-pago" },
	billPayment: { en: "Bill payment", es: "Pago de facturas", pt: "Pagamento de faturas" },
	internetOrders: { en: "Internet orders", es: "Contratación de internet", pt: "Contratação de internet" },
	tvOrders: { en: "TV orders", es: "Contratación de TV", pt: "Contratação de TV" },
	securityConsultations: {
		en: "Security consultations",
		es: "Asesoría en sistemas de seguridad",
		pt: "Consultoria em sistemas de segurança",
	},
	phoneCases: { en: "Phone cases", es: "Fundas para celular", pt: "Capinhas de celular" },
	businessLines: { en: "Business lines", es: "Líneas para negocios", pt: "Linhas para empresas" },
	screenProtectors: { en: "Screen protectors", es: "Protectores de pantalla", pt: "Películas de proteção" },
	deviceSetUp: { en: "Device setup", es: "Configuración de equipos", pt: "Configuração de aparelhos" },
} as const satisfies Record<string, Words>;

const everyStore: readonly Words[] = [
	services.phoneActivation,
	services.numberTransfer,
	services.prepaidTopUps,
	services.billPayment,
	services.internetOrders,
	services.tvOrders,
];

export const stores: readonly Store[] = [
	{
		id: "store-marlborough",
		name: "Marlborough",
		street: "100 Example Street",
		city: "Marlborough",
		region: "MA",
		postalCode: "01752",
		phone: "(508) 555-0101",
		whatsapp: { number: "15085550101" },
		openingHours,
		timeZone: eastern,
		services: [...everyStore, services.securityConsultations, services.phoneCases, services.businessLines],
		additionalServices: {
			attLine: {
				phone: "(508) 555-0102",
				whatsapp: { number: "15085550102" },
				services: [
					{ en: "AT&T wireless", es: "Líneas celulares AT&T", pt: "Linhas de celular AT&T" },
					same("AT&T Prepaid"),
					same("Internet Air"),
					{
						en: "Trade-in appraisal",
						es: "Valoración de tu celular usado",
						pt: "Avaliação do seu celular usado",
					},
				],
			},
		},
		image: "stores/store-marlborough",
		alt: {
			en: "Illustration of the Marlborough store on a brick main street",
			es: "Ilustración de la tienda de Marlborough en una calle principal de ladrillo",
			pt: "Ilustração da loja de Marlborough em uma rua principal de tijolinhos",
		},
		rating: 4.8,
		reviews: 127,
		latitude: 42.3459,
		longitude: -71.5523,
	},
	{
		id: "store-broadway",
		name: "Broadway",
		street: "200 Example Boulevard",
		city: "Myrtle Beach",
		region: "SC",
		postalCode: "29577",
		phone: "(843) 555-0111",
		whatsapp: { number: "18435550111" },
		openingHours,
		timeZone: eastern,
		services: [...everyStore, services.securityConsultations, services.phoneCases, services.screenProtectors],
		image: "stores/store-broadway",
		alt: {
			en: "Illustration of the Broadway store at the beach, with palms beside it",
			es: "Ilustración de la tienda de Broadway junto a la playa, con palmeras a un lado",
			pt: "Ilustração da loja de Broadway na praia, com palmeiras ao lado",
		},
		rating: 4.9,
		reviews: 203,
		latitude: 33.7157,
		longitude: -78.8811,
	},
	{
		id: "store-socastee",
		name: "Socastee",
		street: "300 Example Highway",
		city: "Myrtle Beach",
		region: "SC",
		postalCode: "29588",
		phone: "(843) 555-0122",
		whatsapp: { number: "18435550122" },
		openingHours,
		timeZone: eastern,
		services: [...everyStore, services.phoneCases, services.deviceSetUp],
		image: "stores/store-socastee",
		alt: {
			en: "Illustration of the Socastee store by the waterway, with a dock",
			es: "Ilustración de la tienda de Socastee a la orilla del canal, con un muelle",
			pt: "Ilustração da loja de Socastee à beira do canal, com um píer",
		},
		rating: 4.7,
		reviews: 89,
		latitude: 33.6835,
		longitude: -78.9984,
	},
	{
		id: "store-goose-creek",
		name: "Goose Creek",
		street: "400 Example Avenue",
		city: "Goose Creek",
		region: "SC",
		postalCode: "29445",
		whatsapp: { messageCode: "EXAMPLEMSGCODE1" },
		openingHours,
		timeZone: eastern,
		services: [...everyStore, services.phoneCases],
		image: "stores/store-goose-creek",
		alt: {
			en: "Illustration of the Goose Creek store under live oaks",
			es: "Ilustración de la tienda de Goose Creek bajo robles frondosos",
			pt: "Ilustração da loja de Goose Creek à sombra de carvalhos",
		},
		rating: 4.6,
		reviews: 45,
		latitude: 32.981,
		longitude: -80.0326,
	},
];
