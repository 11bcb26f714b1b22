import type { EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import type { MassRun as RunOf } from '@alveole/persistence';
import type { Caller } from './caller.ts';

/** What a run takes its lines from when none were given: a filter of the list. */
export interface MassFilter {
  readonly kind?: EstablishmentKind | undefined;
  readonly status?: EstablishmentStatus | undefined;
  readonly query?: string | undefined;
}

/** What a run does, and to which establishments. */
export interface MassTask {
  readonly act: 'represent-terms';
  readonly lines?: readonly string[] | undefined;
  readonly filter?: MassFilter | undefined;
}

export type MassRun = RunOf<MassTask, Caller>;
