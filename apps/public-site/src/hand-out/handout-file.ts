import type { HandoutKind, HandoutSource } from './handout.ts';
import { handoutPdf } from './handout-pdf.ts';
import { handoutOf } from './public-handouts.ts';

/** A document of the public pages as a file. */
export function handoutFile(kind: HandoutKind, source: HandoutSource): { name: string; bytes: Uint8Array } {
  const handout = handoutOf(kind, source);
  return { name: handout.file, bytes: handoutPdf(handout) };
}
