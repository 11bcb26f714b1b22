import type { EntityData } from '@alveole/contracts';
import { definitiveRefusalReasons, establishmentMailCodes, temporaryRefusalReasons } from '@alveole/domain';
import type { GivenReason } from '@alveole/domain';
import { z } from 'zod';

type Motif = NonNullable<EntityData['motif_history']>[number];

const keyed = z.object({ key: z.coerce.number().int(), explain: z.string().optional() });

/** The lines of one refusal. Older ones are a text, or JSON with a reason's key and what explains it. */
export function refusalLines(motif: Motif): readonly string[] {
  if (typeof motif !== 'string') return motif.tab.flatMap(refusalLines);
  const read = keyed.safeParse(parsed(motif));
  if (!read.success) return motif.trim() === '' ? [] : [motif];
  const { key, explain } = read.data;
  const label = temporaryRefusalReasons.find((reason) => reason.key === key)?.label;
  return [[label, explain].filter(Boolean).join('\u00a0: ')].filter((line) => line !== '');
}

/** Whether a refusal closed the account. */
export function isDefinitive(motif: Motif): boolean {
  return typeof motif !== 'string' && motif.code === establishmentMailCodes['refused-definitively'];
}

export type RefusalKind = 'temporary' | 'definitive';

/** What a refusal sends: each reason by its label, « Autre » by its text. */
export function motifOf(kind: RefusalKind, reasons: readonly GivenReason[]): NonNullable<EntityData['motif']> {
  const known = kind === 'temporary' ? temporaryRefusalReasons : definitiveRefusalReasons;
  const tab = reasons.map(
    ({ key, explain }) => explain?.trim() || (known.find((reason) => reason.key === key)?.label ?? ''),
  );
  return { code: kind === 'definitive' ? (establishmentMailCodes['refused-definitively'] ?? '') : '', tab };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
