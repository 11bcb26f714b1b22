import { formatEuros } from '@alveole/domain';
import type { TemplateName } from '@alveole/domain';
import type { AccountState } from '../record/contact.ts';
import { greetingMail, listed } from '../record/message.ts';
import type { Message } from '../record/message.ts';

interface FileDecision {
  readonly to: string;
  readonly fileNumber: string;
  /** What staff wrote: the complement asked for, or why the file is not eligible. */
  readonly lines: readonly string[];
  /** Integer cents. */
  readonly premiumCents: number | undefined;
  /** Signed cents of a correction of a paid premium. */
  readonly adjustmentCents: number | undefined;
  /** Of earlier corrections of the same premium, together. */
  readonly earlierAdjustmentCents?: number | undefined;
  readonly url: string;
  /** Whether the establishment can be paid; undefined while nobody told. */
  readonly account: AccountState | undefined;
  readonly profileUrl: string;
}

interface Template {
  readonly template: TemplateName;
  readonly subject: string;
  readonly says: (decision: FileDecision) => readonly string[];
}

const complement: Template = {
  template: 'complement-request',
  subject: 'Complément demandé',
  says: ({ lines, url }) => ['Un complément est nécessaire :', ...listed(lines), `Répondez depuis le dossier : ${url}`],
};
const validated: Template = {
  template: 'file-validated',
  subject: 'Dossier validé',
  says: ({ premiumCents }) => [promiseOf(premiumCents)],
};
/** Money waits for the establishment itself: that is no courtesy. */
const takenTemplate: Template = {
  template: 'file-held',
  subject: 'Dossier validé',
  says: ({ premiumCents, account, profileUrl }) => [
    promiseOf(premiumCents),
    ...blocksOf(account).map((reason) => `${reason} : ${profileUrl}`),
  ],
};
const corrected: Template = {
  template: 'premium-corrected',
  subject: 'Prime corrigée',
  says: (decision) => [
    ...correctionOf(decision),
    ...decision.lines.map((reason) => `Raison\u00a0: ${reason}`),
    `Le dossier : ${decision.url}`,
  ],
};
const notEligible: Template = {
  template: 'file-not-eligible',
  subject: 'Dossier non éligible',
  says: ({ lines }) => ['Ce dossier n’est pas éligible à la prime.', ...listed(lines)],
};
const abandoned: Template = {
  template: 'file-abandoned',
  subject: 'Dossier abandonné',
  says: () => ['Ce dossier a été abandonné par l’opérateur de la plateforme.'],
};

/** Operations of staff that the repairer is told of by mail at once; messages wait for their digest, payments are told by transfer. */
const templates: Readonly<Record<string, Template>> = {
  COM: complement,
  COMECH: complement,
  AVAL: validated,
  AVALECH: validated,
  NIL: notEligible,
  NILECH: notEligible,
  ACAN: abandoned,
  FACCOR: corrected,
  FACVECOR: corrected,
};

const holds: Readonly<Record<AccountState, readonly string[]>> = {
  missing: ['Il attend votre IBAN : donnez-le dans « Mon compte » pour être payé'],
  invalid: ['Il attend, car votre IBAN n’est pas valide : corrigez-le dans « Mon compte » pour être payé'],
  given: [],
};

/** Why the transfer waits, as far as it is known. */
const blocksOf = (account: AccountState | undefined): readonly string[] => (account ? holds[account] : []);

const promiseOf = (premiumCents = 0) =>
  `Le dossier est validé. Le virement de ${formatEuros(premiumCents)} est en préparation.`;

/** From what to what, and how the difference is settled; the new sum alone where the correction is not told. */
function correctionOf({
  premiumCents = 0,
  adjustmentCents,
  earlierAdjustmentCents = 0,
}: Pick<FileDecision, 'premiumCents' | 'adjustmentCents' | 'earlierAdjustmentCents'>): readonly string[] {
  if (adjustmentCents === undefined)
    return [`La prime de ce dossier est corrigée : elle est de ${formatEuros(premiumCents)}.`];
  const difference = formatEuros(Math.abs(adjustmentCents));
  return [
    `La prime de ce dossier est corrigée : elle passe de ${formatEuros(premiumCents - adjustmentCents)} à ${formatEuros(premiumCents)}.`,
    settlementOf(adjustmentCents, earlierAdjustmentCents, difference),
  ];
}

/** A raise after a lower premium was told first lowers what is held back for it; how much of that is held back already, the ledger knows. */
function settlementOf(adjustmentCents: number, earlierAdjustmentCents: number, difference: string): string {
  if (adjustmentCents < 0) return `La différence de ${difference} sera retenue sur un prochain virement.`;
  return earlierAdjustmentCents < 0
    ? `La différence de ${difference} diminue d’abord ce que vous avez reçu en trop pour ce dossier\u00a0; le reste, s’il y en a, vous sera versé par un prochain virement.`
    : `La différence de ${difference} vous sera versée par un prochain virement.`;
}

/** The mail that an operation of staff calls for; undefined when it calls for none. */
export function fileMail(operation: string, decision: FileDecision): Message | undefined {
  const known = Object.hasOwn(templates, operation) ? templates[operation] : undefined;
  if (!known) return undefined;
  const template = known === validated && blocksOf(decision.account).length > 0 ? takenTemplate : known;
  return greetingMail({
    template: template.template,
    to: decision.to,
    subject: `${template.subject} – ${decision.fileNumber}`,
    paragraphs: template.says(decision),
  });
}
