import { firstInstantOf, formatEuros, zonedFormat } from '@alveole/domain';
import type { EnvelopeAlert, UsedUpAct } from '@alveole/domain';
import { greetingMail } from '../record/message.ts';
import type { Message } from '../record/message.ts';

const day = zonedFormat('fr', { dateStyle: 'long' });

/** An envelope of which most is used. Amounts are cents. */
export interface UsedEnvelope {
  readonly funderName: string;
  readonly percent: EnvelopeAlert;
  readonly amountCents: number;
  readonly leftCents: number;
  readonly whenUsedUp: UsedUpAct;
  /** Who pays then. */
  readonly redirectName?: string | undefined;
  /** `YYYY-MM-DD`, at the pace of the weeks before. */
  readonly endsOn?: string | undefined;
}

/** The envelope of a funder comes to its end. */
export function envelopeMail(to: string, envelope: UsedEnvelope): Message {
  const { funderName, percent, amountCents, leftCents, endsOn } = envelope;
  const end =
    endsOn === undefined
      ? ''
      : ` Au rythme des dernières semaines, elle sera utilisée le ${day.format(new Date(firstInstantOf(endsOn)))}.`;
  return greetingMail({
    template: 'envelope-alerted',
    to,
    subject: `Enveloppe de ${funderName}\u00a0: ${percent}\u00a0% utilisés`,
    paragraphs: [
      `L’enveloppe du financeur «\u00a0${funderName}\u00a0» est utilisée à plus de ${percent}\u00a0%\u00a0: il en reste ${formatEuros(leftCents)} sur ${formatEuros(amountCents)}.${end}`,
      `Une fois utilisée\u00a0: ${whatFollows(envelope)}. Pour l’augmenter, proposez une nouvelle version de la campagne (« Campagne »). Le détail est dans « Enveloppes ».`,
    ],
  });
}

function whatFollows({ whenUsedUp, redirectName }: UsedEnvelope): string {
  if (whenUsedUp === 'wait') return 'les dossiers complets attendent leur tour';
  if (whenUsedUp === 'redirect') return `«\u00a0${redirectName ?? ''}\u00a0» paie à sa place`;
  return 'les nouveaux dossiers sont refusés';
}
