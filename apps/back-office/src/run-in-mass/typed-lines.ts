import { mostLines } from '@alveole/contracts';
import { texts } from './run-in-mass.text.ts';

/** The lines of a pasted list or of a file's first column, without blanks. */
export function linesIn(text: string): readonly string[] {
  return text
    .split(/[\r\n;,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

/** Why a list cannot be sent as it is, in French. */
export function linesFault(text: string): string | undefined {
  const { length } = linesIn(text);
  if (length === 0) return texts.linesMissing;
  return length > mostLines ? texts.linesTooMany(length) : undefined;
}
