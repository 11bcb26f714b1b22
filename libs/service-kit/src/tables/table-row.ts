/** A value of a file for spreadsheets: a text that somebody typed, a number, or nothing. */
export type Cell = string | number | undefined;
export type TableRow = readonly Cell[];

/** The rows of a file, page by page, as its reader asks for them. */
export type RowPages = AsyncIterable<readonly TableRow[]>;

/** Characters with which a spreadsheet takes a text for a formula (OWASP, CSV injection). */
const formulaStart = /^[=+\-@\t\r]/;

/** Whether a spreadsheet would take this text for a formula. */
export function looksLikeFormula(text: string): boolean {
  return formulaStart.test(text);
}
