import { legalDetails } from "./legal-details";
import type { LegalSection } from "./legal-section";

/** LEGAL-2: the day the text last changed. `legal.test.ts` holds both together. */
export const accessibilityEffective = "2026-11-18";

const { accessibilityReplyDays } = legalDetails;

/** LEGAL-5. Says only what the tests check (tests/journeys/pages.journey.ts, accessibility.journey.ts). */
export const accessibilitySections: readonly LegalSection[] = [
	{
		id: "goal",
		heading: { en: "Our goal", es: "Nuestra meta", pt: "A nossa meta" },
		body: [
			{
				en: "Everyone should be able to use this site, whatever they see, hear, type or tap with. We aim for level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.",
				es: "Todas las personas deben poder usar este sitio, sin importar cómo ven, oyen, escriben o tocan la pantalla. Nuestra meta es el nivel AA de las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2.",
				pt: "Todas as pessoas devem conseguir usar este site, não importa como veem, ouvem, digitam ou tocam a tela. A nossa meta é o nível AA das Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2.",
			},
		],
	},
	{
		id: "tested",
		heading: { en: "What we test", es: "Qué probamos", pt: "O que testamos" },
		body: [
			{
				en: "Automated tests in a real browser check each version of the site:",
				es: "Pruebas automáticas en un navegador real revisan cada versión del sitio:",
				pt: "Testes automáticos em um navegador real verificam cada versão do site:",
			},
			[
				{
					en: "every kind of page in three languages with axe, a program that finds accessibility errors; colors in the light and the dark theme;",
					es: "cada tipo de página en tres idiomas con axe, un programa que encuentra errores de accesibilidad; los colores en el tema claro y en el oscuro;",
					pt: "cada tipo de página em três idiomas com o axe, um programa que encontra erros de acessibilidade; as cores no tema claro e no escuro;",
				},
				{
					en: "menus, the cart, the plan comparison and forms with the keyboard alone;",
					es: "los menús, el carrito, la comparación de planes y los formularios solo con el teclado;",
					pt: "os menus, o carrinho, a comparação de planos e os formulários só com o teclado;",
				},
				{
					en: "that pages fit at 400% zoom without scrolling sideways;",
					es: "que las páginas quepan con un zoom del 400% sin desplazarse hacia los lados;",
					pt: "que as páginas caibam com zoom de 400% sem rolar para os lados;",
				},
				{
					en: "that focus and controls stay visible with your system’s own high-contrast colors, and that motion stops if your system asks for less;",
					es: "que el foco y los controles se vean con los colores de alto contraste de tu sistema, y que el movimiento se detenga si tu sistema pide menos;",
					pt: "que o foco e os controles apareçam com as cores de alto contraste do seu sistema, e que o movimento pare se o seu sistema pedir menos;",
				},
				{
					en: "that the pages can be read and the forms sent without JavaScript, except where a spam check is turned on.",
					es: "que las páginas se puedan leer y los formularios enviar sin JavaScript, salvo donde hay una verificación contra el spam.",
					pt: "que as páginas possam ser lidas e os formulários enviados sem JavaScript, exceto onde há uma verificação contra spam.",
				},
			],
		],
	},
	{
		id: "limits",
		heading: { en: "Known limits", es: "Limitaciones conocidas", pt: "Limitações conhecidas" },
		body: [
			[
				{
					en: "Programs find only some of the barriers. People who use screen readers, magnifiers or voice control every day have not tested this site yet.",
					es: "Los programas encuentran solo una parte de las barreras. Este sitio todavía no lo han probado personas que usan a diario lectores de pantalla, lupas o control por voz.",
					pt: "Os programas encontram só uma parte das barreiras. Este site ainda não foi testado por pessoas que usam todos os dias leitores de tela, lupas ou controle por voz.",
				},
				{
					en: "Pages outside this site, such as a carrier’s, WhatsApp or Google Maps, are not in our hands.",
					es: "Las páginas fuera de este sitio, como las de una compañía, WhatsApp o Google Maps, no dependen de nosotros.",
					pt: "As páginas fora deste site, como as de uma operadora, do WhatsApp ou do Google Maps, não dependem de nós.",
				},
				{
					en: "A story that isn’t translated yet is shown in another language.",
					es: "Un artículo que aún no está traducido se muestra en otro idioma.",
					pt: "Um artigo que ainda não foi traduzido aparece em outro idioma.",
				},
			],
		],
	},
	{
		id: "other-ways",
		heading: { en: "Other ways to get help", es: "Otras formas de atenderte", pt: "Outras formas de atendimento" },
		body: [
			{
				en: "You can get everything on this site by phone or in a store, too: call or visit the one near you. We’ll read plans and prices to you, fill in forms with you, and take all the time you need.",
				es: "Todo lo que hay en este sitio también lo tienes por teléfono o en una tienda: llama o visita la más cercana. Te leemos los planes y precios, llenamos contigo los formularios y nos tomamos el tiempo necesario.",
				pt: "Tudo o que há neste site você também consegue por telefone ou em uma loja: ligue ou visite a mais próxima. Lemos os planos e preços para você, preenchemos os formulários com você e usamos o tempo que for preciso.",
			},
		],
	},
	{
		id: "reply",
		heading: { en: "When we reply", es: "Cuándo respondemos", pt: "Quando respondemos" },
		body: [
			{
				en: `Tell us what doesn’t work, on which page, and what you use to browse. We’ll reply within ${accessibilityReplyDays} business days, tell you how to get what you need in the meantime, and when we expect to fix it.`,
				es: `Dinos qué no funciona, en qué página y con qué navegas. Respondemos en un plazo de ${accessibilityReplyDays} días hábiles, te decimos cómo obtener mientras tanto lo que necesitas y cuándo esperamos corregirlo.`,
				pt: `Conte o que não funciona, em qual página e com o que você navega. Respondemos em até ${accessibilityReplyDays} dias úteis, dizemos como conseguir o que você precisa enquanto isso e quando esperamos corrigir.`,
			},
		],
	},
];
