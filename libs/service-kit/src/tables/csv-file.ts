import { looksLikeFormula } from './table-row.ts';
import type { Cell, RowPages, TableRow } from './table-row.ts';

/** Spreadsheets read UTF-8 only where this mark stands first. */
const byteOrderMark = '\uFEFF';
const lineEnd = '\r\n';

/** A CSV file as French spreadsheets read it: semicolons, decimal commas, UTF-8 with its mark. No text becomes a formula. */
export async function* csvFile(head: TableRow, pages: RowPages): AsyncGenerator<string> {
  yield byteOrderMark + lineOf(head, spreadsheet);
  for await (const rows of pages) yield rows.map((row) => lineOf(row, spreadsheet)).join('');
}

/** A CSV file as schemas of open data ask for it: commas, decimal points, UTF-8 without a mark. No text becomes a formula. */
export async function* dataCsvFile(head: TableRow, pages: RowPages): AsyncGenerator<string> {
  yield lineOf(head, openData);
  for await (const rows of pages) yield rows.map((row) => lineOf(row, openData)).join('');
}

interface Dialect {
  readonly separator: string;
  readonly decimal: string;
  /** A text that has any of these is quoted. */
  readonly special: RegExp;
}

const spreadsheet: Dialect = { separator: ';', decimal: ',', special: /[;"\r\n]|^\s|\s$/ };
const openData: Dialect = { separator: ',', decimal: '.', special: /[,"\r\n]|^\s|\s$/ };

function lineOf(row: TableRow, dialect: Dialect): string {
  return row.map((cell) => written(cell, dialect)).join(dialect.separator) + lineEnd;
}

function written(cell: Cell, { decimal, special }: Dialect): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const harmless = looksLikeFormula(cell) ? `'${cell}` : cell;
  return special.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
