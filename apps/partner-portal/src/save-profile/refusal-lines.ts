import type { EntityData } from '@alveole/contracts';
import { temporaryRefusalReasons } from '@alveole/domain';
import { z } from 'zod';

const keyed = z.object({ key: z.coerce.number().int(), explain: z.string().optional() });

/** The reasons of the last refusal, in words: free text, or the label of a numbered reason with its explanation. */
export function refusalLines({ motif, motif_history = [] }: EntityData): readonly string[] {
  const last = motif ?? motif_history.at(-1);
  const lines = typeof last === 'string' ? [last] : (last?.tab ?? []);
  return lines.map(lineOf).filter((line) => line !== '');
}

function lineOf(line: string): string {
  const reason = keyed.safeParse(parsed(line));
  if (!reason.success) return line.trim();
  const { key, explain = '' } = reason.data;
  const label = temporaryRefusalReasons.find((known) => known.key === key && !known.needsText)?.label;
  return [label, explain.trim()].filter(Boolean).join('\u00a0: ');
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
