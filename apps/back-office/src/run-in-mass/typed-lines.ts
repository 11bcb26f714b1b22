import { maxLines } from '@alveole/contracts/mass-run';
import { texts } from './run-in-mass.text.ts';

/** The lines of a pasted list, without blanks. */
export function linesIn(text: string): readonly string[] {
  return text
    .split(/[\r\n;,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const cellEnd = /[;,\t]/;

/** The first column of a CSV or text file, a line each; a first line without a digit is its head. */
export function firstColumn(text: string): readonly string[] {
  const cells = text
    .replace(/^\u{feff}/u, '')
    .split(/\r?\n|\r/)
    .map((line) => (line.split(cellEnd, 1)[0] ?? '').replace(/^"(.*)"$/, '$1').trim())
    .filter((cell) => cell !== '');
  return /\d/.test(cells[0] ?? '') ? cells : cells.slice(1);
}

/** Why a list cannot be sent as it is, in French. */
export function linesFault(text: string): string | undefined {
  const { length } = linesIn(text);
  if (length === 0) return texts.linesMissing;
  return length > maxLines ? texts.linesTooMany(length) : undefined;
}
