import { retention } from "../../retention";
import type { LegalSection } from "../legal-section";

const {
	messageMonths,
	consentYears,
	unusedAccountMonths,
	unconfirmedAccountDays,
	sessionDays,
	sentMailDays,
	unsentMailDays,
	backupDays,
} = retention;

const days = (count: number) => ({
	en: count === 1 ? "one day" : `${count} days`,
	es: count === 1 ? "un día" : `${count} días`,
	pt: count === 1 ? "um dia" : `${count} dias`,
});
const sent = days(sentMailDays);

/** KEEP-1: the figures that the daily job uses. */
export const howLong: LegalSection = {
	id: "how-long",
	heading: { en: "How long we keep it", es: "Cuánto tiempo lo guardamos", pt: "Por quanto tempo guardamos" },
	body: [
		{
			en: "Every day our server deletes what has passed its period:",
			es: "Cada día nuestro servidor borra lo que ya cumplió su plazo:",
			pt: "Todos os dias o nosso servidor apaga o que já passou do prazo:",
		},
		[
			{
				en: `messages: ${messageMonths} months after you sent them;`,
				es: `mensajes: ${messageMonths} meses después de que los enviaste;`,
				pt: `mensagens: ${messageMonths} meses depois do envio;`,
			},
			{
				en: `your consent to calls and texts (the number, the words and the time): ${consentYears} years after you gave it, so that we can prove it;`,
				es: `tu permiso para llamadas y mensajes de texto (el número, las palabras y la hora): ${consentYears} años después de que lo diste, para poder demostrarlo;`,
				pt: `a sua autorização para ligações e mensagens de texto (o número, as palavras e a hora): ${consentYears} anos depois de dada, para podermos comprová-la;`,
			},
			{
				en: `accounts: when you ask us to close yours, or after ${unusedAccountMonths} months without use;`,
				es: `cuentas: cuando nos pides cerrar la tuya, o después de ${unusedAccountMonths} meses sin uso;`,
				pt: `contas: quando você pede para encerrar a sua, ou depois de ${unusedAccountMonths} meses sem uso;`,
			},
			{
				en: `accounts whose email address was never confirmed: ${unconfirmedAccountDays} days after sign-up;`,
				es: `cuentas cuyo correo nunca se confirmó: ${unconfirmedAccountDays} días después del registro;`,
				pt: `contas com e-mail nunca confirmado: ${unconfirmedAccountDays} dias depois do cadastro;`,
			},
			{
				en: `sign-ins: when you sign out, or ${sessionDays} days after you last used them;`,
				es: `sesiones iniciadas: cuando las cierras, o ${sessionDays} días después de su último uso;`,
				pt: `sessões de login: quando você sai da conta, ou ${sessionDays} dias depois do último uso;`,
			},
			{
				en: `emails waiting on our server: ${sent.en} after they were delivered, or after ${unsentMailDays} days if they can’t be;`,
				es: `correos en espera en nuestro servidor: ${sent.es} después de entregarse, o a los ${unsentMailDays} días si no se pueden entregar;`,
				pt: `e-mails em espera no nosso servidor: ${sent.pt} depois da entrega, ou depois de ${unsentMailDays} dias se não puderem ser entregues;`,
			},
			{
				en: "links in our emails, and counts against abuse: within a day after they end.",
				es: "enlaces de nuestros correos y conteos contra abusos: a más tardar un día después de que terminan.",
				pt: "links dos nossos e-mails e contagens contra abusos: no máximo um dia depois de terminarem.",
			},
		],
		{
			en: `Backups are kept for ${backupDays} days, so something that was deleted can remain in them for that long. Our stores delete the emails that brought them your message on the same schedule.`,
			es: `Las copias de seguridad se guardan ${backupDays} días, así que algo ya borrado puede seguir en ellas durante ese tiempo. Nuestras tiendas borran los correos en que recibieron tu mensaje en los mismos plazos que el mensaje.`,
			pt: `As cópias de segurança ficam guardadas por ${backupDays} dias, então algo já apagado pode continuar nelas por esse tempo. As nossas lojas apagam os e-mails em que receberam a sua mensagem nos mesmos prazos da mensagem.`,
		},
	],
};
