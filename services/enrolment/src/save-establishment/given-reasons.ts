import type { EntityData } from '@alveole/contracts';
import type { GivenReason, RefusalReason } from '@alveole/domain';
import { z } from 'zod';

const keyed = z.object({ key: z.coerce.number().int(), explain: z.string().max(2000).optional() });

/**
 * The reasons of a refusal, from `motif.tab`: each line is a reason's label, JSON `{key, explain}`, or free text,
 * which counts as the reason that asks for one (« Autre »).
 */
export function givenReasons(motif: EntityData['motif'], known: readonly RefusalReason[]): GivenReason[] {
  return (motif?.tab ?? [])
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => reasonOf(line, known));
}

/** The lines that the establishment reads. */
export function reasonLines(given: readonly GivenReason[], known: readonly RefusalReason[]): string[] {
  return given.map(({ key, explain }) =>
    lineOf(
      known.find((reason) => reason.key === key),
      explain?.trim() ?? '',
    ),
  );
}

function lineOf(reason: RefusalReason | undefined, explain: string): string {
  if (reason === undefined || (reason.needsText && explain !== '')) return explain;
  return explain === '' ? reason.label : `${reason.label} : ${explain}`;
}

function reasonOf(line: string, known: readonly RefusalReason[]): GivenReason {
  const read = keyed.safeParse(parsed(line));
  if (read.success) return read.data;
  const named = known.find(({ label }) => label === line);
  const other = known.find(({ needsText }) => needsText);
  return named === undefined ? { key: other?.key ?? -1, explain: line } : { key: named.key };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
