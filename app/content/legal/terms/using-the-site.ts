import type { LegalSection } from "../legal-section";

export const use: LegalSection = {
	id: "using-the-site",
	heading: { en: "Using the site", es: "El uso del sitio", pt: "O uso do site" },
	body: [
		{
			en: "The site is here to inform you and to put you in touch with a store. Please don’t:",
			es: "El sitio está para informarte y ponerte en contacto con una tienda. Te pedimos que no:",
			pt: "O site existe para informar você e colocar você em contato com uma loja. Por favor, não:",
		},
		[
			{
				en: "try to get into parts that aren’t meant for you, or into other people’s accounts;",
				es: "intentes entrar a partes que no son para ti ni a cuentas de otras personas;",
				pt: "tente entrar em partes que não são para você nem em contas de outras pessoas;",
			},
			{
				en: "overload it so that others can’t use it;",
				es: "lo satures de modo que otros no puedan usarlo;",
				pt: "sobrecarregue o site a ponto de outros não conseguirem usá-lo;",
			},
			{
				en: "send messages that are unlawful, false about who you are, or advertising.",
				es: "envíes mensajes ilegales, que mientan sobre quién eres o que sean publicidad.",
				pt: "envie mensagens ilegais, que mintam sobre quem você é ou que sejam publicidade.",
			},
		],
	],
};

export const accounts: LegalSection = {
	id: "accounts",
	heading: { en: "Accounts", es: "Cuentas", pt: "Contas" },
	body: [
		{
			en: "Open an account with an email address of your own, keep your password to yourself, and tell us if you think someone else is using it. You can ask us to close it at any time. We may close an account that breaks these terms.",
			es: "Abre tu cuenta con un correo tuyo, no compartas tu contraseña y avísanos si crees que alguien más la usa. Puedes pedirnos que la cerremos cuando quieras. Podemos cerrar la cuenta de quien no respete estos términos.",
			pt: "Abra a conta com um e-mail seu, não compartilhe a senha e avise se achar que outra pessoa a usa. Você pode pedir para encerrá-la quando quiser. Podemos encerrar uma conta que não respeite estes termos.",
		},
	],
};
