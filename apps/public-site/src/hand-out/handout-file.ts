import type { Campaign } from '@alveole/domain';
import type { HandoutKind } from './handout.ts';
import { handoutPdf } from './handout-pdf.ts';
import { handoutOf } from './public-handouts.ts';

/** A document of the public pages as a file. */
export function handoutFile(kind: HandoutKind, campaign: Campaign): { name: string; bytes: Uint8Array } {
  const handout = handoutOf(kind, campaign);
  return { name: handout.file, bytes: handoutPdf(handout) };
}
