import { Schema } from 'mongoose';
import type { Database } from '../connect-database.ts';
import { defineSchema } from '../define-schema.ts';
import type { MassLine, MassRun } from './mass-run.ts';

export interface MassRunDocument extends Omit<MassRun, 'id'> {
  readonly _id: string;
  /** Until then one process works on it; whoever takes it then names itself. */
  readonly leaseUntil: Date;
  readonly leaseBy: string;
}

export interface MassLineDocument extends MassLine {
  /** The run and the index: a line that is looked at twice stays one. */
  readonly _id: string;
}

const required = (type: unknown) => ({ type, required: true });

const runSchema = defineSchema<MassRunDocument>(
  {
    task: required(Schema.Types.Mixed),
    state: required(String),
    caller: required(Schema.Types.Mixed),
    createdAt: required(Date),
    startedAt: Date,
    endedAt: Date,
    stopReason: String,
    previewed: required(Number),
    behind: String,
    leaseUntil: required(Date),
    leaseBy: required(String),
  },
  [
    { name: 'newest', fields: { createdAt: -1, _id: -1 } },
    { name: 'state_lease', fields: { state: 1, leaseUntil: 1 } },
  ],
);

const lineSchema = defineSchema<MassLineDocument>(
  {
    runId: required(String),
    index: required(Number),
    given: required(String),
    result: required(String),
    targetId: String,
    name: String,
    premiumCents: Number,
    reason: String,
    rowHash: String,
  },
  [
    { name: 'run_index', fields: { runId: 1, index: 1 } },
    { name: 'run_result_index', fields: { runId: 1, result: 1, index: 1 } },
    { name: 'run_target_index', fields: { runId: 1, targetId: 1, index: 1 } },
  ],
);

/** The runs of a service and their lines, in its own database. */
export function createMassRunModels(database: Database) {
  return {
    massRuns: database.model('mass_runs', runSchema),
    massLines: database.model('mass_lines', lineSchema),
  };
}

export type MassRunModels = ReturnType<typeof createMassRunModels>;
