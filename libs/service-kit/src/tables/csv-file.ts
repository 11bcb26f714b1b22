import { looksLikeFormula } from './table-row.ts';
import type { Cell, RowPages, TableRow } from './table-row.ts';

/** Spreadsheets read UTF-8 only where this mark stands first. */
const byteOrderMark = '\uFEFF';
const separator = ';';
const lineEnd = '\r\n';

/** A CSV file as French spreadsheets read it: semicolons, decimal commas, UTF-8 with its mark. No text becomes a formula. */
export async function* csvFile(head: TableRow, pages: RowPages): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(head);
  for await (const rows of pages) yield rows.map(lineOf).join('');
}

function lineOf(row: TableRow): string {
  return row.map(written).join(separator) + lineEnd;
}

function written(cell: Cell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', ',');
  const harmless = looksLikeFormula(cell) ? `'${cell}` : cell;
  return /[;"\r\n]|^\s|\s$/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
