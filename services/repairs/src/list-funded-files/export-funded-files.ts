import { isSession, rowsPerPage } from '@alveole/domain';
import type { FundedState } from '@alveole/domain';
import type { Cell, TableRow } from '@alveole/service-kit';
import type { FundedRequest } from '../record/funded-file.ts';
import { listFundedFiles } from './list-funded-files.ts';
import type { FundedFilesPorts, FundedRow } from './list-funded-files.ts';

interface FundedColumn {
  readonly head: string;
  readonly cell: (row: FundedRow) => Cell;
}

const stateTexts: Readonly<Record<FundedState, string>> = {
  reserved: 'Réservé',
  committed: 'À verser',
  paid: 'Versé',
  overpaid: 'Versé en trop, à récupérer',
};

const columns: readonly FundedColumn[] = [
  { head: 'Référence', cell: ({ reference }) => reference },
  { head: 'Ouvert le', cell: ({ day }) => day },
  { head: 'Département', cell: ({ department }) => department },
  { head: 'Nature', cell: (row) => (isSession(row) ? 'Remise en selle' : 'Réparation') },
  { head: 'Réponses', cell: ({ choices }) => choices.join(', ') },
  { head: 'Montant HT', cell: ({ invoiceCents }) => eurosOf(invoiceCents) },
  { head: 'Part du financeur', cell: ({ shareCents }) => eurosOf(shareCents) },
  { head: 'Versé', cell: ({ paidCents }) => eurosOf(paidCents) },
  { head: 'Versé en trop, à récupérer', cell: ({ overpaidCents }) => eurosOf(overpaidCents) },
  { head: 'État', cell: ({ state }) => stateTexts[state] },
  { head: 'Version de la campagne', cell: ({ campaignVersion }) => campaignVersion },
];

/** The heads of the file for spreadsheets. */
export const fundedHeads: TableRow = columns.map(({ head }) => head);

/** Every file of a funder, a page at a time, newest first. */
export async function* exportedFundedFiles(
  ports: FundedFilesPorts,
  request: FundedRequest,
): AsyncGenerator<TableRow[]> {
  for (let behind: string | undefined; ;) {
    const rows = await listFundedFiles(ports, request, behind);
    yield rows.map((row) => columns.map(({ cell }) => cell(row)));
    const last = rows.at(-1);
    if (last === undefined || rows.length < rowsPerPage) return;
    behind = last.reference;
  }
}

/** Always two decimals, as the same amounts stand on statements; a bare number would lose its zeros. */
function eurosOf(cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : (cents / 100).toFixed(2).replace('.', ',');
}
