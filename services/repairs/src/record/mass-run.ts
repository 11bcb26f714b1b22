import type { MassRepairAct, RepairKind, RepairStatus } from '@alveole/domain';
import type { MassRun as RunOf } from '@alveole/persistence';
import type { Person } from './people.ts';

/** What a run takes its lines from when none were given: a filter of the list. */
export interface MassFilter {
  readonly status?: RepairStatus | undefined;
  readonly kind?: RepairKind | undefined;
  readonly query?: string | undefined;
  readonly entityId?: string | undefined;
  readonly operatorId?: string | undefined;
}

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
  readonly filter?: MassFilter | undefined;
  readonly draw?: Draw | undefined;
  /** Whom an assignment names; absent, the files are released. */
  readonly operatorId?: string | undefined;
  readonly reasons?: readonly string[] | undefined;
  /** Starts after its preview without being asked. */
  readonly startsItself?: boolean | undefined;
}

export type MassRun = RunOf<MassTask, Person>;
