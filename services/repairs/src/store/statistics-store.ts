import type { CounterChanges, CalendarWeek, RepairKind } from '@alveole/domain';
import { filterOf, isDuplicateKey, trusted, updateOf } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { statisticsModelsOf } from './statistics-model.ts';
import type { Comparison, StatisticsCell, StatisticsState } from './statistics-model.ts';

/** What is added to the counters of a week. */
export interface Addition {
  readonly generation: string;
  readonly week: CalendarWeek;
  readonly kind: RepairKind;
  readonly changes: CounterChanges;
  /** The same by department, of the counters that are kept so. */
  readonly byDepartment: Readonly<Record<string, CounterChanges>>;
}

/** A cell as it is read: without its marks. */
export type CountedWeek = Omit<StatisticsCell, 'applied'>;

const only = { _id: 'state' };
/** More than one cell hears between a delivery and its repetition; beyond, the mark on the file tells. */
const rememberedMarks = 200;
/** A recount that was not seen at work for so long has died. */
const deadAfterMs = 60_000;

/** The counters of all files by week, and which generation of them is read. */
export function createStatisticsStore(database: Database) {
  const { cells, state } = statisticsModelsOf(database);
  return {
    state: (): Promise<StatisticsState | null> => state.findOne(only).lean<StatisticsState>(),
    /** The generation that events are counted in; none before the first count. */
    async target(): Promise<string | undefined> {
      const document = await state.findOne(only).lean<StatisticsState>();
      return document?.building ?? document?.current ?? undefined;
    },
    /** One write. With a mark it is done once, however often it is asked for. */
    async add({ generation, week, kind, changes, byDepartment }: Addition, mark?: string): Promise<void> {
      const key = { _id: cellId({ generation, week, kind }) };
      const counted = {
        $inc: { ...pathsOf('counts', changes), ...departmentPaths(byDepartment) },
        $setOnInsert: { generation, week, kind },
      };
      if (mark === undefined) return void (await cells.updateOne(key, counted, { upsert: true }));
      const once = filterOf<StatisticsCell>({ ...key, applied: trusted({ $ne: mark }) });
      const marked = updateOf<StatisticsCell>({
        ...counted,
        $push: { applied: { $each: [mark], $slice: -rememberedMarks } },
      });
      try {
        await cells.updateOne(once, marked, { upsert: true });
      } catch (error) {
        if (!isDuplicateKey(error, '_id_')) throw error;
        // The cell is there: it has the mark, or somebody else has just made it without.
        await cells.updateOne(once, marked);
      }
    },
    /** All weeks of the generation that is read, up to one; some hundred documents in ten years. */
    weeks: (generation: string, last: CalendarWeek): Promise<CountedWeek[]> =>
      cells
        .find(filterOf<StatisticsCell>({ generation, week: trusted({ $lte: last }) }), { applied: 0 })
        .sort({ week: 1 })
        .lean<CountedWeek[]>(),
    /** What entered and left each status, week by week, of the generation that is read. */
    movements: (generation: string): Promise<Pick<CountedWeek, 'counts'>[]> =>
      cells.find({ generation }, { 'counts.entered': 1, 'counts.left': 1 }).lean<Pick<CountedWeek, 'counts'>[]>(),
    /** The right to recount: false while somebody else is at it. */
    async begin(generation: string, now: Date): Promise<boolean> {
      const free = [{ building: null }, { beatAt: trusted({ $lt: new Date(now.getTime() - deadAfterMs) }) }];
      try {
        const begun = { $set: { building: generation, beatAt: now } };
        return (await state.updateOne(filterOf<StatisticsState>({ ...only, $or: free }), begun, { upsert: true }))
          .acknowledged;
      } catch (error) {
        if (isDuplicateKey(error, '_id_')) return false;
        throw error;
      }
    },
    /** False when somebody else took the recount over. */
    async beat(generation: string, now: Date): Promise<boolean> {
      return (await state.updateOne({ ...only, building: generation }, { $set: { beatAt: now } })).matchedCount === 1;
    },
    /** From now on this generation is read; the others go. */
    async finish(generation: string): Promise<void> {
      const done = { $set: { current: generation, building: null, beatAt: null, comparison: null } };
      const { matchedCount } = await state.updateOne({ ...only, building: generation }, done);
      if (matchedCount === 1)
        await cells.deleteMany(filterOf<StatisticsCell>({ generation: trusted({ $ne: generation }) }));
    },
    /** What was written past the service is counted by the next recount. */
    forget: async (): Promise<void> => void (await state.deleteMany({})),
    async noteComparison(comparison: Comparison): Promise<void> {
      await state.updateOne(only, { $set: { comparison } });
    },
  };
}

export type StatisticsStore = ReturnType<typeof createStatisticsStore>;

export function cellId({ generation, week, kind }: Pick<Addition, 'generation' | 'week' | 'kind'>): string {
  return `${generation}/${week}/${kind}`;
}

function departmentPaths(byDepartment: Addition['byDepartment']): Record<string, number> {
  const paths = Object.entries(byDepartment).map(([code, changes]) => pathsOf(`departments.${code}`, changes));
  return Object.assign({}, ...paths) as Record<string, number>;
}

function pathsOf(field: string, changes: CounterChanges): Record<string, number> {
  return Object.fromEntries(Object.entries(changes).map(([name, change]) => [`${field}.${name}`, change]));
}
