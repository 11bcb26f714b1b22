import { homeRows, isComplementAsked, isIncomplete, isRefundPending, repairStatusCodes } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { FirstFiles } from '../store/home-queries.ts';
import { withPeople } from '../store/people-of.ts';
import type { People } from '../record/people.ts';
import { withRequests } from '../store/requests-of.ts';
import type { ListedRow } from '../wire/repair-answers.ts';

export interface WaitingFiles {
  readonly count: number;
  /** Newest first. */
  readonly files: readonly (ListedRow & People)[];
}

export interface FilesSum {
  readonly count: number;
  readonly cents: number;
}

export interface CounterHome {
  readonly toFinish: WaitingFiles;
  readonly toAnswer: WaitingFiles;
  readonly unread: WaitingFiles;
  /** Validated, in no transfer yet. */
  readonly validated: FilesSum;
  /** Held by an approved transfer. */
  readonly inTransfer: FilesSum;
}

const incomplete = repairStatusCodes.filter(isIncomplete);
const asked = repairStatusCodes.filter(isComplementAsked);
const awaitingRefund = repairStatusCodes.filter(isRefundPending);

/** What waits for a repairer today, and the money that his files bring: a few rows and figures, whatever he has. */
export async function readHome(ports: RepairsPorts, { entityId }: Pick<Person, 'entityId'>): Promise<CounterHome> {
  const { repairs } = ports;
  const [toFinish, toAnswer, unread, premiums] = await Promise.all([
    repairs.firstAt(entityId, incomplete, homeRows),
    repairs.firstAt(entityId, asked, homeRows),
    repairs.firstUnread(entityId, homeRows),
    repairs.premiumsAt(entityId, awaitingRefund),
  ]);
  const sumOf = (isLocked: boolean): FilesSum =>
    premiums.find((sum) => sum.isLocked === isLocked) ?? { count: 0, cents: 0 };
  return {
    toFinish: await withTheirPeople(ports, toFinish),
    toAnswer: await withTheirPeople(ports, toAnswer),
    unread: await withTheirPeople(ports, unread),
    validated: sumOf(false),
    inTransfer: sumOf(true),
  };
}

async function withTheirPeople(ports: RepairsPorts, { count, files }: FirstFiles): Promise<WaitingFiles> {
  return { count, files: await withRequests(ports.repairs, await withPeople(ports, files)) };
}
