import type { OpenStatistics } from '@alveole/contracts/statistics';

type Cell = string | number | null;

const byteOrderMark = '\ufeff';

/** The open figures as one table for spreadsheets: subject, row, figure, value. What is held back is empty. */
export function openStatisticsCsv({ totals, weeks, departments, until }: OpenStatistics): string {
  const rows: (readonly Cell[])[] = [
    ['tableau', 'ligne', 'dossiers_deposes', 'dossiers_valides', 'montant_accorde_eur'],
    [`total au ${until}`, 'tous', totals.filed, totals.validated, totals.granted_amount],
    [`total au ${until}`, 'reparations', null, totals.repairs, null],
    [`total au ${until}`, 'seances', null, totals.sessions, null],
    ...weeks.map((row) => ['semaine du', row.week_start_date, row.filed, row.validated, row.granted_amount]),
    ...departments.map((row) => ['departement', row.department, null, row.validated, row.granted_amount]),
  ];
  return `${byteOrderMark}${rows.map((row) => row.map(written).join(';')).join('\r\n')}\r\n`;
}

/** French spreadsheets read a decimal comma. */
function written(cell: Cell): string {
  if (cell === null) return '';
  return typeof cell === 'number' ? String(cell).replace('.', ',') : cell;
}
