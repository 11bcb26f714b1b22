import type { Permission } from '../roles.ts';
import { offeredActions } from './decide-repair.ts';
import type { OperationCode } from './operations.ts';
import type { RepairActor, RepairFile } from './repair-file.ts';
import {
  isIncomplete,
  isNotEligible,
  isRefunded,
  isRefundPending,
  repairStatusCodes,
  RepairStatus,
} from './statuses.ts';

/** What an administrator may pick in the status list, and the operation that each choice sends (repairs §4). */
export const staffStatusChoices = {
  3: 'COM',
  4: 'COMR',
  5: 'AVAL',
  7: 'NIL',
  8: 'ECH',
  11: 'AVALECH',
  14: 'ACAN',
} as const satisfies Partial<Record<RepairStatus, OperationCode>>;
export type StaffStatusChoice = keyof typeof staffStatusChoices;

/** The choices of the status list that this person may make on this file now. */
export function offeredStatusChoices(file: RepairFile, actor: RepairActor): readonly StaffStatusChoice[] {
  const offered = offeredActions(file, actor);
  const choices = Object.keys(staffStatusChoices).map(Number) as StaffStatusChoice[];
  return choices.filter((choice) => offered.includes(staffStatusChoices[choice]));
}

/** The operation behind the one complement button: COM, or COMECH for a sample; undefined where nothing can be asked. */
export function complementOperation(file: RepairFile, actor: RepairActor): 'COM' | 'COMECH' | undefined {
  const offered = offeredActions(file, actor);
  return (['COM', 'COMECH'] as const).find((operation) => offered.includes(operation));
}

/** Whether the message box stands open for this person. */
export function mayWriteMessage(file: RepairFile, actor: RepairActor): boolean {
  return offeredActions(file, actor).includes('MSG');
}

/** Whether a paid premium may be corrected by this person. */
export function mayCorrectPremium(file: RepairFile, actor: RepairActor): boolean {
  return offeredActions(file, actor).some((operation) => operation === 'FACCOR' || operation === 'FACVECOR');
}

/** Whether the action buttons of the review stand at all: on a paid file they are an administrator's (repairs §6). */
export function areActionsShown(status: RepairStatus, permission: Permission): boolean {
  return permission === 0 || !isConsultationOnly(status);
}

/** Paid files are for reading only on the repairer's screen. */
export function isConsultationOnly(status: RepairStatus): boolean {
  return isRefunded(status);
}

export type MassOutcome = 'changed' | 'already' | 'spared' | 'locked';

/** What the mass tool "not eligible" does to one file: refunded files are spared, files on their way to the bank are locked. */
export function massNotEligibleOutcome(file: Pick<RepairFile, 'status' | 'refundLocked'>): MassOutcome {
  if (isRefunded(file.status)) return 'spared';
  if (isNotEligible(file.status)) return 'already';
  return file.refundLocked && isRefundPending(file.status) ? 'locked' : 'changed';
}

/** A repairer's closing message, verbatim (repairs §4); afterwards the discussion is closed. */
export const closingMessages = {
  repairer: "J'ai lu et ne souhaite pas répondre",
  staff: 'Cette discussion est close.',
} as const;

/** A discussion is closed while its last message is a closing one; the next message opens it again. */
export function isDiscussionClosed(messages: readonly string[]): boolean {
  const last = messages.at(-1)?.trim();
  return Object.values(closingMessages).some((closing) => closing === last);
}

export type ClaimChange = 'take' | 'free' | 'keep';
const withoutClaim: ReadonlySet<RepairStatus> = new Set([
  RepairStatus.incomplete,
  RepairStatus.abandoned,
  RepairStatus.notEligible,
  RepairStatus.sampleNotEligible,
  RepairStatus.abandonedByStaff,
]);

/** Whether a file of this status holds the claim on its bike: from its completion until it is given up or not eligible. */
export function holdsBikeClaim(status: RepairStatus): boolean {
  return !withoutClaim.has(status);
}

/** What a step does to the claim on the bike (one claim a bike, settled §4). */
export function bikeClaimChange(from: RepairStatus, to: RepairStatus): ClaimChange {
  const before = holdsBikeClaim(from);
  const after = holdsBikeClaim(to);
  if (before === after) return 'keep';
  return after ? 'take' : 'free';
}

/** Statuses whose files block nothing any more. */
export const freedStatuses: readonly RepairStatus[] = repairStatusCodes.filter(
  (status) => !isIncomplete(status) && !holdsBikeClaim(status),
);
