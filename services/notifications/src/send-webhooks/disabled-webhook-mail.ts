import { zonedFormat } from '@alveole/domain';
import type { Pages } from '../ports.ts';
import { greetingMail } from '../record/message.ts';
import type { Message } from '../record/message.ts';

const day = zonedFormat('fr', { dateStyle: 'long' });

/** `failing`: nothing was taken for three days; `gone`: the receiver answered 410. */
export type DisableCause = 'failing' | 'gone';

/** A receiver that is called no more. */
export interface FailedWebhook {
  readonly cause: DisableCause;
  readonly clientName: string;
  readonly url: string;
  readonly failingSince?: Date | undefined;
}

const answers: Readonly<Record<DisableCause, string>> = {
  failing: 'n’accepte plus rien',
  gone: 'répond qu’elle n’existe plus (410)',
};

/** Where software was told of events, nobody answers any more. */
export function disabledWebhookMail(
  to: string,
  { clientName, url, failingSince, cause }: FailedWebhook,
  { softwareAccess }: Pick<Pages, 'softwareAccess'>,
): Message {
  const since = failingSince === undefined || cause === 'gone' ? '' : ` depuis le ${day.format(failingSince)}`;
  return greetingMail({
    template: 'webhook-disabled',
    to,
    subject: `Webhook désactivé\u00a0: ${clientName}`,
    paragraphs: [
      `L’adresse ${new URL(url).host} ${answers[cause]}${since}. Elle n’est plus appelée\u00a0; ce qui arrive entre-temps attend, quatre-vingt-dix jours au plus.`,
      `Prévenez l’éditeur du logiciel «\u00a0${clientName}\u00a0», faites un essai, puis reprenez les envois\u00a0: ${softwareAccess}`,
    ],
  });
}
