import { bankReason } from '@alveole/domain';
import type { Pages } from '../ports.ts';
import { greetingMail } from '../record/message.ts';
import type { Message } from '../record/message.ts';
import type { UnpaidTransfers } from './tell-payee.ts';

type Outcome = UnpaidTransfers['outcome'];

const verbs: Readonly<Record<Outcome, string>> = { rejected: 'refusé', returned: 'retourné' };

/** To an establishment whose transfer did not arrive, or came back. */
export function unpaidMail(
  { to, name }: { readonly to: string; readonly name: string },
  { outcome, reason }: Pick<UnpaidTransfers, 'outcome' | 'reason'>,
  pages: Pick<Pages, 'payments' | 'profile'>,
): Message {
  return greetingMail({
    template: `transfer-${outcome}`,
    to,
    subject: `Virement ${verbs[outcome]} par la banque`,
    paragraphs: [
      `La banque a ${verbs[outcome]} un virement destiné à ${name} : ${bankReason(reason)}.`,
      'Rien n’est perdu : les dossiers concernés sont de nouveau en attente et seront payés par un prochain virement.',
      `Vérifiez votre IBAN dans « Mon compte » : ${pages.profile}`,
      `Les dossiers concernés sont dans « Mes virements » : ${pages.payments}`,
    ],
  });
}

/** To whoever runs the programme: some money is due again. */
export function unpaidAlert(
  to: string,
  { outcome, reason, entityIds, repairIds }: Omit<UnpaidTransfers, 'filesOf'>,
): Message {
  const transfers = entityIds.length > 1 ? `${entityIds.length} virements` : 'un virement';
  const files = repairIds.length > 1 ? `${repairIds.length} dossiers attendent` : 'Un dossier attend';
  return greetingMail({
    template: `transfer-${outcome}-alert`,
    to,
    subject: `Virements ${verbs[outcome]}s par la banque`,
    paragraphs: [
      `La banque a ${verbs[outcome]} ${transfers} : ${bankReason(reason)}.`,
      `${files} de nouveau un virement. Les établissements concernés sont prévenus par courriel.`,
    ],
  });
}
