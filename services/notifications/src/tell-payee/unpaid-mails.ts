import { bankReason, formatEuros, isAboutAccount } from '@alveole/domain';
import type { Pages } from '../ports.ts';
import { greetingMail, listed } from '../record/message.ts';
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
      `La banque a ${verbs[outcome]} un virement destiné à ${name}\u00a0: ${bankReason(reason)}.`,
      ...nextStep(reason, pages.profile),
      `Les dossiers concernés sont dans « Mes virements »\u00a0: ${pages.payments}`,
    ],
  });
}

/** A refused account is paid again once another one is given, or this one is confirmed; every other reason needs no act. */
function nextStep(reason: string, profile: string): readonly string[] {
  if (isAboutAccount(reason))
    return [
      'Rien n’est perdu\u00a0: les dossiers concernés sont de nouveau en attente. Rien n’est versé sur ce compte avant que vous ayez donné un autre IBAN, ou que celui-ci soit confirmé.',
      `Donnez un autre IBAN dans « Mon compte », ou dites-nous que celui-ci est le bon\u00a0: ${profile}`,
    ];
  return [
    'Rien n’est perdu\u00a0: les dossiers concernés sont de nouveau en attente et seront payés par un prochain virement.',
    `Vérifiez votre IBAN dans « Mon compte »\u00a0: ${profile}`,
  ];
}

/** As many transfers as a mail names before it counts the others, and as many files of each. */
const maxTransfers = 50;
const maxFiles = 20;

/** What an alert says of one transfer, which is looked up by the name of its shop. */
type NamedTransfer = Pick<UnpaidTransfers['transfers'][number], 'cents' | 'fileNumbers'> & { readonly name: string };

interface Alert extends Pick<UnpaidTransfers, 'batchId' | 'outcome' | 'reason' | 'entityIds' | 'repairIds'> {
  /** Named in this order. */
  readonly transfers: readonly NamedTransfer[];
}

/** To whoever runs the programme: some money is due again. */
export function unpaidAlert(
  to: string,
  { batchId, outcome, reason, entityIds, repairIds, transfers }: Alert,
  pages: Pick<Pages, 'batchOf'>,
): Message {
  const how = entityIds.length > 1 ? `${entityIds.length} virements` : 'un virement';
  const files = repairIds.length > 1 ? `${repairIds.length} dossiers attendent` : 'Un dossier attend';
  return greetingMail({
    template: `transfer-${outcome}-alert`,
    to,
    subject: `Virements ${verbs[outcome]}s par la banque`,
    paragraphs: [
      `La banque a ${verbs[outcome]} ${how}\u00a0: ${bankReason(reason)}.`,
      ...listed(cutOff(transfers.map(lineOf), maxTransfers, 'virements')),
      `${files} de nouveau un virement. Les établissements concernés sont prévenus par courriel.`,
      `Le lot dans « Remboursements »\u00a0: ${pages.batchOf(batchId)}`,
    ],
  });
}

function lineOf({ name, cents, fileNumbers }: NamedTransfer): string {
  const amount = cents === undefined ? '' : `, ${formatEuros(cents)}`;
  const files = fileNumbers.length === 0 ? '' : `\u00a0: ${cutOff(fileNumbers, maxFiles, 'dossiers').join(', ')}`;
  return `${name}${amount}${files}`;
}

function cutOff(lines: readonly string[], most: number, noun: string): readonly string[] {
  const more = lines.length - most;
  return more > 0 ? [...lines.slice(0, most), `et ${more} autres ${noun}`] : lines;
}
