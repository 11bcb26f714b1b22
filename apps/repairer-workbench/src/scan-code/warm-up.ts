import type { CodeReader } from './code-reader.ts';
import { stampedSheet } from './stamped-sheet.ts';

/** Small pictures until an engine has compiled most of what reads them: the first of the camera would take as long as ten later ones (ADR 72). */
const rounds = 10;
/** Of no file. */
const value = '1';

/** Has a reader look at a printed code before the camera shows anything. */
export async function warmUp(reader: Pick<CodeReader, 'read'>): Promise<void> {
  const sheet = stampedSheet(value);
  for (let round = 0; round < rounds; round += 1) await reader.read({ ...sheet, data: sheet.data.slice() });
}
