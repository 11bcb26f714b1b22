import type { WirePersonFile } from '@alveole/contracts/person-request';
import { answerText, deskTime, formatEuros, operationLabels, repairStatuses } from '@alveole/domain';
import type { Question } from '@alveole/domain';
import type { Plain } from '@alveole/persistence';
import type { HistoryRecord } from '../record/history-record.ts';
import type { RepairDocument } from '../store/repair-model.ts';
import type { StaffNote } from '../store/staff-note-store.ts';

type Facts = WirePersonFile['facts'];

/** What a file says, label by label, in French: a person reads it. */
export function factsOf(
  { status, entityName, createdAt, modifiedAt, bike, invoiceCents, premiumCents, answers = {} }: Plain<RepairDocument>,
  questions: readonly Question[],
): Facts {
  return present([
    ['Établissement', entityName],
    ['Statut', repairStatuses[status].label],
    ['Ouvert le', deskTime(createdAt)],
    ['Dernière opération le', deskTime(modifiedAt)],
    ['Marque du vélo', bike.brand],
    ['Numéro du vélo', bike.serial],
    ['Remarque sur le vélo', bike.comment],
    ['Facture hors taxes', invoiceCents === undefined ? undefined : formatEuros(invoiceCents)],
    ['Aide', premiumCents === undefined ? undefined : formatEuros(premiumCents)],
    ...questions.map(({ id, ...question }): [string, string | undefined] => {
      const value = answers[id];
      return [question.label, value === undefined ? undefined : answerText({ id, ...question } as Question, value)];
    }),
  ]);
}

/** One operation: what was done by which role, without the name of whoever did it, who has a right of his own to it. */
export function eventOf({ code, operationDate, author, details }: HistoryRecord): WirePersonFile['events'][number] {
  const { text, comment, reasonLines, invoiceCents, premiumCents, adjustmentCents, bike } = details;
  const facts = present([
    ['Opération', operationLabels[code]],
    ['Par', authorText(author.role)],
    ['Message', text],
    ['Commentaire', comment],
    ['Motif', reasonLines?.join(' · ')],
    ['Vélo', bike && [bike.brand, bike.serial].filter(Boolean).join(' ')],
    ['Facture hors taxes', invoiceCents === undefined ? undefined : formatEuros(invoiceCents)],
    ['Aide', premiumCents === undefined ? undefined : formatEuros(premiumCents)],
    ['Correction de l’aide', adjustmentCents === undefined ? undefined : formatEuros(adjustmentCents)],
  ]);
  return { at: operationDate, facts };
}

export function noteOf({ text, at }: StaffNote): WirePersonFile['events'][number] {
  return {
    at: at.toISOString().slice(0, 19).replace('T', ' '),
    facts: present([
      ['Opération', 'Note interne'],
      ['Message', text],
    ]),
  };
}

const authors: Readonly<Record<string, string>> = { REP: 'l’établissement', BENEFICIARY: 'vous', SYS: 'le programme' };

const authorText = (role: string): string => authors[role] ?? 'l’équipe du programme';

function present(entries: readonly (readonly [string, string | undefined])[]): Facts {
  return entries.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
