import { frenchMessage } from '@alveole/api-client';
import type { VatRate } from '@alveole/domain';
import { formatDayTime } from '@alveole/ui';
import { texts as bikeTexts } from '../correct-bike/correct-bike.text.ts';
import { failureOf } from '../send-later/outbox.ts';
import { texts as standingTexts } from '../send-later/standing.text.ts';
import { subjectOf } from '../send-later/step.ts';
import type { Step, StepSubject } from '../send-later/step.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { stepText } from '../show-queue/queue.text.ts';

export const texts = {
  unopened: 'Le programme n’a pas encore ce dossier\u00a0: il part dès que le serveur répond.',
  unopenedRefused: 'Le programme n’a pas ce dossier\u00a0: il n’est que sur cet appareil.',
  retry: 'Réessayer',
  abandon: 'Abandonner',
  send: 'Envoyer à nouveau',
} as const;

/** What mends a refused step; an opening without a bike has nothing to correct. */
export const mendTexts: Readonly<Record<StepSubject['act'], string>> = {
  open: bikeTexts.title,
  bike: bikeTexts.title,
  invoice: 'Reprendre la facture',
  photo: 'Reprendre la photo',
  message: 'Reprendre le message',
};

const list = new Intl.ListFormat('fr', { type: 'conjunction' });

/** « Refusé : ce vélo a déjà bénéficié du programme de réparation ». */
export function refusedText(step: Step): string {
  const reason = frenchMessage(failureOf(step));
  return `${standingTexts.refused}\u00a0: ${reason.slice(0, 1).toLowerCase()}${reason.slice(1)}`;
}

/** What of a file waits here: « Facture de 125,00 € HT et photo du vélo : envoi dès que le serveur répond. » */
export function waitingText({ isUnopened, steps }: OnDevice, vatRate: VatRate | undefined): string {
  if (isUnopened) return texts.unopened;
  const [first = '', ...rest] = steps.map((step) => stepText(subjectOf(step), vatRate));
  const named = list.format([first, ...rest.map((name) => name.slice(0, 1).toLowerCase() + name.slice(1))]);
  return `${named}\u00a0: envoi dès que le serveur répond.`;
}

/** What of a file was refused, and since when it is here. */
export function refusedDetail({ isUnopened }: OnDevice, step: Step, vatRate: VatRate | undefined): string {
  return isUnopened ? texts.unopenedRefused : `${stepText(subjectOf(step), vatRate)}, ${formatDayTime(step.at)}`;
}
