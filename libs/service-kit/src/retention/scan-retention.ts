import { retentionRow } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import { isEmptied, valuesAt } from './retention-act.ts';
import type { RetentionAct, StoredRecord } from './retention-act.ts';
import { walkPastTerm } from './walk-past-term.ts';

export interface RetentionFinding {
  readonly row: string;
  /** Documents whose term is over, whatever was done to them. */
  readonly pastTerm: number;
  /** Of those, the ones that still hold a person by the fields of the table, or that should be gone. */
  readonly withPerson: number;
  /** Objects of the store that should be gone. */
  readonly objects: number;
}

/**
 * Looks for persons past their term by the dates and the fields of the retention table alone: it believes no mark of a run.
 * Nothing is written.
 */
export async function scanRetention(
  database: Database,
  acts: readonly RetentionAct[],
  now: Date,
): Promise<readonly RetentionFinding[]> {
  const findings: RetentionFinding[] = [];
  for (const act of acts) {
    const finding = { row: act.row, pastTerm: 0, withPerson: 0, objects: 0 };
    const holdsPerson = personIn(act);
    for await (const documents of walkPastTerm(database, act, now, true)) {
      finding.pastTerm += documents.length;
      finding.withPerson += documents.filter(holdsPerson).length;
      for (const document of documents) finding.objects += (await act.objectsLeft?.(document)) ?? 0;
    }
    findings.push(finding);
  }
  return findings;
}

/** A row whose act removes documents leaves none; any other leaves its fields empty. */
function personIn(act: RetentionAct): (document: StoredRecord) => boolean {
  if (act.unfinished === undefined) return () => true;
  const { where } = retentionRow(act.row);
  const fields = where.filter(({ collection }) => collection === act.collection).flatMap((place) => place.fields);
  return (document) =>
    fields.some((field) => valuesAt(document, field.split('.')).some((value) => !isEmptied(value))) ||
    act.alsoHolds?.(document) === true;
}
