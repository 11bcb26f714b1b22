import type { RepairKind } from '@alveole/domain';
import { defineSchema } from '@alveole/persistence';
import type { Database } from '@alveole/persistence';
import { Schema } from 'mongoose';

/** Counters by name; `entered.5` lies one level deeper. */
export type StoredCounts = Readonly<Record<string, number | Readonly<Record<string, number>>>>;

/** The counters of the files of one kind in one week. */
export interface StatisticsCell {
  /** `<generation>/<week>/<kind>`. */
  readonly _id: string;
  readonly generation: string;
  readonly week: string;
  readonly kind: RepairKind;
  readonly counts: StoredCounts;
  /** The few counters that are kept by department too. */
  readonly departments: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Marks of what was added last: a repeated delivery adds nothing. */
  readonly applied: readonly string[];
}

/** What a comparison of the counters with the files found. */
export interface Comparison {
  readonly at: Date;
  readonly files: number;
  /** Counters that are not what the files say, and files whose last operations are not counted; the first of them. */
  readonly differences: readonly string[];
}

export interface StatisticsState {
  readonly _id: string;
  /** The generation of counters that is read. */
  readonly current: string | null;
  /** The one that a recount is filling. */
  readonly building: string | null;
  /** When that recount was last seen at work. */
  readonly beatAt: Date | null;
  readonly comparison: Comparison | null;
}

const cellSchema = defineSchema<StatisticsCell>(
  {
    generation: { type: String, required: true },
    week: { type: String, required: true },
    kind: { type: Number, required: true },
    counts: { type: Schema.Types.Mixed, default: {} },
    departments: { type: Schema.Types.Mixed, default: {} },
    applied: { type: [String], default: [] },
  },
  [{ name: 'generation_week', fields: { generation: 1, week: 1 } }],
);

const stateSchema = defineSchema<StatisticsState>({
  current: { type: String, default: null },
  building: { type: String, default: null },
  beatAt: { type: Date, default: null },
  comparison: { type: Schema.Types.Mixed, default: null },
});

/** Each call answers the same models. */
export function statisticsModelsOf(database: Database) {
  return {
    cells: database.model<StatisticsCell>('statistics', cellSchema),
    state: database.model<StatisticsState>('statistics_state', stateSchema),
  };
}
