import type { MassRepairAct } from '@alveole/domain';
import type { MassRun as RunOf } from '@alveole/persistence';
import type { RepairFilter } from './repair-filter.ts';
import type { Person } from './people.ts';

/** A share of a filter, drawn at random: the same seed draws the same files. */
export interface Draw {
  readonly percent: number;
  readonly seed: string;
}

/** What a run does, and to which files: of its lines, SIRETs and filter it has one. */
export interface MassTask {
  readonly act: MassRepairAct;
  /** Ids or file numbers. */
  readonly lines?: readonly string[] | undefined;
  readonly sirets?: readonly string[] | undefined;
  /** Of the list: what it shows when the preview reads it. */
  readonly filter?: RepairFilter | undefined;
  readonly draw?: Draw | undefined;
  /** Whom an assignment names; absent, the files are released. */
  readonly operatorId?: string | undefined;
  readonly reasons?: readonly string[] | undefined;
  /** Starts after its preview without being asked. */
  readonly startsItself?: boolean | undefined;
}

export type MassRun = RunOf<MassTask, Person>;
