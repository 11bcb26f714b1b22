import type { RouteResult } from '../define/define-route.ts';
import type { RepairRowView } from './row-view.ts';
import { repairRowViewOf } from './row-view.ts';
import { centsOf } from '../values/wire-values.ts';
import type * as repairsRoutes from './routes.ts';

type Answer = RouteResult<(typeof repairsRoutes)['readCounterHome']>;

/** Files that wait: how many, and the newest of them. */
export interface WaitingFilesView {
  readonly count: number;
  readonly files: readonly RepairRowView[];
}

export interface FilesSumView {
  readonly count: number;
  readonly cents: number;
}

/** What waits for a repairer today, and the money that is on its way. */
export interface CounterHomeView {
  readonly toFinish: WaitingFilesView;
  readonly toAnswer: WaitingFilesView;
  readonly unread: WaitingFilesView;
  /** Validated, in no transfer yet. */
  readonly validated: FilesSumView;
  /** Held by an approved transfer. */
  readonly inTransfer: FilesSumView;
}

export function counterHomeOf({ to_finish, to_answer, unread, money }: Answer): CounterHomeView {
  return {
    toFinish: filesOf(to_finish),
    toAnswer: filesOf(to_answer),
    unread: filesOf(unread),
    validated: sumOf(money.validated),
    inTransfer: sumOf(money.in_transfer),
  };
}

const filesOf = ({ count, files }: Answer['unread']): WaitingFilesView => ({
  count,
  files: files.map(repairRowViewOf),
});
const sumOf = ({ count, amount }: Answer['money']['validated']): FilesSumView => ({ count, cents: centsOf(amount) });
