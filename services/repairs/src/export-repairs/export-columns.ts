import { answerText, eurosOfCents, isSession, repairStatuses } from '@alveole/domain';
import type { Question } from '@alveole/domain';
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

/** The table of an export: its heads and what each file fills in, a column for each question of the campaign at its end. */
export function exportTable(questions: readonly Question[]) {
  const all = [...columns, ...questions.map(answerColumn)];
  return {
    heads: all.map(({ head }) => head) as TableRow,
    rowOf: (file: RepairRow & People): TableRow => all.map(({ cell }) => cell(file)),
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

const parisTime = new Intl.DateTimeFormat('fr-FR', {
  timeZone: 'Europe/Paris',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** `DD-MM-YYYY HH:mm`, as the desk shows it. */
function deskTime(at: Date): string {
  return parisTime.format(at).replaceAll('/', '-').replace(/[, ]+/, ' ');
}
