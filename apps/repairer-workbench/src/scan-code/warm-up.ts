import type { CodeReader } from './code-reader.ts';
import { trialSheet } from './trial-sheet.ts';

/** Until an engine has compiled most of what looks: the first picture of the camera would take as long as ten later ones (ADR 72). */
const rounds = 6;
/** Of no file. */
const value = '1';

/** Has a reader look at a sheet of printed things before the camera shows anything. */
export async function warmUp(reader: Pick<CodeReader, 'read'>): Promise<void> {
  const sheet = trialSheet(value);
  for (let round = 0; round < rounds; round += 1) await reader.read({ ...sheet, data: sheet.data.slice() });
}
