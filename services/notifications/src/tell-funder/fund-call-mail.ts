import { firstInstantOf, formatEuros, zonedFormat } from '@alveole/domain';
import type { FundCallBasis } from '@alveole/domain';
import type { Pages } from '../ports.ts';
import { greetingMail } from '../record/message.ts';
import type { Message } from '../record/message.ts';

/** A call for funds that was issued. */
export interface IssuedFundCall {
  readonly funderName: string;
  readonly number: number;
  readonly basis: FundCallBasis;
  /** Cents. */
  readonly calledCents: number;
  /** `YYYY-MM-DD`, of the signed head that covers it. */
  readonly untilDay: string;
}

const day = zonedFormat('fr', { dateStyle: 'long' });

const meanings: Readonly<Record<FundCallBasis, string>> = {
  committed: 'ce que les dossiers validés engagent',
  paid: 'ce que la banque a versé',
};

/** To the accounts of a funder: it is asked to pay in. */
export function fundCallMail(to: string, call: IssuedFundCall, pages: Pick<Pages, 'fundCalls'>): Message {
  const { funderName, number, basis, calledCents, untilDay } = call;
  const until = day.format(new Date(firstInstantOf(untilDay)));
  return greetingMail({
    template: 'fund-call-issued',
    to,
    subject: `Appel de fonds n°\u00a0${number}\u00a0: ${formatEuros(calledCents)}`,
    paragraphs: [
      `Le programme demande ${formatEuros(calledCents)} à «\u00a0${funderName}\u00a0»\u00a0: ${meanings[basis]} depuis l’appel précédent, jusqu’au ${until}.`,
      `L’appel, ses écritures et leur preuve sont à télécharger dans votre espace, en PDF et en CSV\u00a0: ${pages.fundCalls}`,
    ],
  });
}
