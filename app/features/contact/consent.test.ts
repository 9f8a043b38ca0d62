import { expect, test } from "vitest";
import { locales } from "../../content/words";
import { m } from "../../paraglide/messages.js";
import { inLocale } from "../../platform/language.server";
import { CONSENT_VERSION } from "./consent";

/** If this fails because the words changed: give them a new version here and in `consent.ts`. */
test("LEGAL-6 the words of the consent belong to a version", () => {
	const words = locales.map((locale) => inLocale(locale, () => m.contact_consent({ dealer: "The dealer" })));
	expect({ [CONSENT_VERSION]: words }).toEqual({
		"2026-11-18": [
			"Yes, The dealer may call or text me at this number about my message. Message frequency varies; message and data rates may apply. Reply STOP to stop texts or HELP for help. Consent isn’t required to buy anything.",
			"Sí, The dealer puede llamarme o enviarme mensajes de texto a este número sobre mi consulta. La frecuencia de los mensajes varía; pueden aplicarse tarifas de mensajes y datos. Responde STOP para dejar de recibirlos o HELP para recibir ayuda. No es necesario aceptar para comprar.",
			"Sim, a The dealer pode me ligar ou enviar mensagens de texto neste número sobre a minha mensagem. A frequência varia; podem ser cobradas tarifas de mensagens e dados. Responda STOP para parar de receber ou HELP para ajuda. Aceitar não é necessário para comprar.",
		],
	});
});
