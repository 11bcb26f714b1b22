import { massLineResults, rowsPerPage } from '@alveole/domain';
import type { MassLineResult, MassRunState } from '@alveole/domain';
import { trusted } from 'mongoose';
import type { QueryFilter } from 'mongoose';
import { filterOf } from '../filter.ts';
import type { Conditions } from '../filter.ts';
import { parseCursor } from '../pages/cursor.ts';
import { keysetFilter } from '../pages/take-page.ts';
import { updateEach } from '../update-each.ts';
import type { MassLine, MassRun } from './mass-run.ts';
import type { MassLineDocument, MassRunDocument, MassRunModels } from './mass-run-model.ts';

export type MassRunStore<Run extends MassRun = MassRun> = ReturnType<typeof createMassRunStore<Run>>;

const runsPerPage = 20;
const free = new Date(0);
const toBeDone = trusted({ $in: ['begun', 'ready'] as const });

/** Runs and their lines. A process works on a run while it holds its lease; a lease that it did not renew is another's to take. */
export function createMassRunStore<Run extends MassRun>({ massRuns, massLines }: MassRunModels) {
  const changed = async (filter: QueryFilter<MassRunDocument>, fields: Partial<MassRunDocument>) => {
    const document = await massRuns.findOneAndUpdate(filter, { $set: fields }, { returnDocument: 'after' }).lean();
    return document ? toRun<Run>(document as MassRunDocument) : undefined;
  };
  return {
    async open(run: Run): Promise<void> {
      const { id, ...fields } = run;
      await massRuns.create([{ _id: id, ...fields, leaseUntil: free, leaseBy: 'nobody' }]);
    },
    async byId(id: string): Promise<Run | undefined> {
      const document = await massRuns.findById(id).lean();
      return document ? toRun<Run>(document as MassRunDocument) : undefined;
    },
    /** Newest first; `before` is a cursor of the wire. */
    async newest(before?: string): Promise<Run[]> {
      const cursor = before === undefined ? undefined : parseCursor(before);
      const rows = await massRuns
        .find(keysetFilter<MassRunDocument>(cursor, 'createdAt'), { 'task.lines': 0 })
        .sort({ createdAt: -1, _id: -1 })
        .limit(runsPerPage)
        .lean();
      return rows.map((row) => toRun<Run>(row as MassRunDocument));
    },
    /** Moves a run on, unless its state is another by now. */
    turn: (id: string, from: MassRunState, to: Partial<MassRun>) =>
      changed({ _id: id, state: from }, { stopReason: null, ...to, leaseUntil: free } as Partial<MassRunDocument>),
    /** A run that goes on by itself and that nobody works on. */
    claim: (by: string, now: Date, until: Date) =>
      changed(
        filterOf<MassRunDocument>({
          state: trusted({ $in: ['previewing', 'running'] }),
          leaseUntil: trusted({ $lt: now }),
        }),
        { leaseBy: by, leaseUntil: until },
      ),
    /** Notes how far a run has come and keeps it; undefined once it was stopped or is another's. */
    keep: (run: Run, by: string, fields: Partial<MassRun> & { readonly leaseUntil: Date }) =>
      changed({ _id: run.id, state: run.state, leaseBy: by }, fields as Partial<MassRunDocument>),
    /** Writes lines by their index; one that stands already stays as it is. */
    async putLines(lines: readonly MassLine[]): Promise<void> {
      await updateEach(
        massLines,
        lines.map((line) => ({ filter: { _id: lineId(line) }, update: { $setOnInsert: { ...line } }, upsert: true })),
      );
    },
    /** Notes what becomes of a line that is to be done; what is through stays as it is. */
    async changeLine(line: MassLine, fields: Partial<MassLine>): Promise<void> {
      await massLines.updateOne(filterOf<MassLineDocument>({ _id: lineId(line), result: toBeDone }), { $set: fields });
    },
    isNamedBefore: async (runId: string, targetId: string, index: number): Promise<boolean> =>
      (await massLines.exists(filterOf<MassLineDocument>({ runId, targetId, index: trusted({ $lt: index }) }))) !==
      null,
    /** The next lines to be done, those among them that a crash left begun. */
    async toDo(runId: string, most: number): Promise<MassLine[]> {
      return readLines({ runId, result: toBeDone }, most);
    },
    lines: (
      runId: string,
      { result, after = -1 }: { result?: MassLineResult | undefined; after?: number | undefined },
    ) => readLines({ runId, ...(result && { result }), index: trusted({ $gt: after }) }, rowsPerPage),
    /** The sum of the premiums of the lines that are ready, in cents. */
    async readyCents(runId: string): Promise<number> {
      const ready = massLines.find({ runId, result: 'ready' }, { premiumCents: 1 });
      const rows = await ready.lean<Pick<MassLineDocument, 'premiumCents'>[]>();
      return rows.reduce((sum, { premiumCents = 0 }) => sum + premiumCents, 0);
    },
    async counts(runId: string): Promise<Readonly<Record<MassLineResult, number>>> {
      const entries = massLineResults.map(
        async (result) => [result, await massLines.countDocuments({ runId, result })] as const,
      );
      return Object.fromEntries(await Promise.all(entries)) as Record<MassLineResult, number>;
    },
  };

  async function readLines(conditions: Conditions<MassLineDocument>, most: number): Promise<MassLine[]> {
    const rows = await massLines.find(filterOf(conditions)).sort({ index: 1 }).limit(most).lean<MassLineDocument[]>();
    return rows.map(toLine);
  }
}

const lineId = ({ runId, index }: Pick<MassLine, 'runId' | 'index'>): string => `${runId}:${index}`;

function toLine({
  runId,
  index,
  given,
  result,
  targetId,
  name,
  premiumCents,
  reason,
  rowHash,
}: MassLineDocument): MassLine {
  return { runId, index, given, result, targetId, name, premiumCents, reason, rowHash };
}

function toRun<Run extends MassRun>(row: MassRunDocument): Run {
  const { _id: id, task, state, caller, createdAt, startedAt, endedAt, previewed, behind } = row;
  const stopReason = row.stopReason ?? undefined;
  return { id, task, state, caller, createdAt, startedAt, endedAt, stopReason, previewed, behind } as MassRun as Run;
}
