import { answerText, deskTime, eurosOfCents, isSession, repairStatuses, sharesOf } from '@alveole/domain';
import type { Funder, Question } from '@alveole/domain';
import type { Cell, TableRow } from '@alveole/service-kit';
import type { RepairRow } from '../record/repair-record.ts';
import type { People } from '../record/people.ts';

interface ExportColumn {
  readonly head: string;
  readonly cell: (file: RepairRow & People) => Cell;
}

/** What staff takes along of a file: what the list shows. */
const columns: readonly ExportColumn[] = [
  { head: 'Dossier', cell: ({ fileNumber }) => fileNumber },
  { head: 'Nature', cell: (file) => (isSession(file) ? 'Remise en selle' : 'Réparation') },
  { head: 'État', cell: ({ status }) => repairStatuses[status].label },
  { head: 'Code d’état', cell: ({ status }) => status },
  { head: 'Établissement', cell: ({ establishment, entityName }) => establishment?.tradeName ?? entityName },
  { head: 'SIRET', cell: ({ establishment }) => establishment?.siret },
  { head: 'Nom', cell: ({ beneficiary }) => beneficiary?.typedLastName ?? beneficiary?.lastName },
  { head: 'Prénom', cell: ({ beneficiary }) => beneficiary?.typedFirstName ?? beneficiary?.firstName },
  { head: 'Marque', cell: ({ bike }) => bike.brand },
  { head: 'Numéro de série', cell: ({ bike }) => bike.serial },
  { head: 'Montant HT', cell: ({ invoiceCents }) => eurosOf(invoiceCents) },
  { head: 'Prime', cell: ({ premiumCents }) => eurosOf(premiumCents) },
  { head: 'Suivi par', cell: ({ operatorName }) => operatorName },
  { head: 'Déposé le', cell: ({ createdAt }) => deskTime(createdAt) },
  { head: 'Modifié le', cell: ({ modifiedAt }) => deskTime(modifiedAt) },
  { head: 'Identifiant', cell: ({ id }) => id },
];

/** What the campaigns of an installation add to the table: in all their versions. */
export interface ExportedCampaigns {
  readonly questions: readonly Question[];
  readonly funders: readonly Funder[];
}

/**
 * The table of an export: its heads and what each file fills in. At its end stand a column for each funder, where several
 * pay, and one for each question of the campaign.
 */
export function exportTable({ questions, funders }: ExportedCampaigns) {
  const shareColumns = funders.length > 1 ? funders.map(shareColumn) : [];
  const all = [...columns, ...shareColumns, ...questions.map(answerColumn)];
  return {
    heads: all.map(({ head }) => head) as TableRow,
    rowOf: (file: RepairRow & People): TableRow => all.map(({ cell }) => cell(file)),
  };
}

/** What a funder pays of the premium: nothing is written where it pays none of it. */
function shareColumn({ id, name }: Funder): ExportColumn {
  return {
    head: `Part de ${name}`,
    cell: (file) => {
      if (file.premiumCents === undefined) return undefined;
      return eurosOf(sharesOf(file).find(({ funderId }) => funderId === id)?.cents);
    },
  };
}

/** A document stays in the file: the column says that there is one. */
function answerColumn(question: Question): ExportColumn {
  return {
    head: question.label,
    cell: ({ answers = {} }) => {
      const answer = answers[question.id];
      if (answer === undefined) return undefined;
      return typeof answer === 'number' ? answer : answerText(question, answer);
    },
  };
}

function eurosOf(cents: number | undefined): number | undefined {
  return cents === undefined ? undefined : eurosOfCents(cents);
}
