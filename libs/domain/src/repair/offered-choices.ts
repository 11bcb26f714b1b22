import type { Permission } from '../roles.ts';
import { offeredActions } from './decide-repair.ts';
import { isPremiumCorrection } from './operations.ts';
import type { OperationCode } from './operations.ts';
import type { RepairActor, RepairFile } from './repair-file.ts';
import { isRefunded, RepairStatus } from './statuses.ts';

/** What an administrator may pick in the status list, and the operation that each choice sends (repairs §4). */
export const staffStatusChoices = {
  [RepairStatus.complementAsked]: 'COM',
  [RepairStatus.complemented]: 'COMR',
  [RepairStatus.validated]: 'AVAL',
  [RepairStatus.notEligible]: 'NIL',
  [RepairStatus.sampleToReview]: 'ECH',
  [RepairStatus.sampleValidated]: 'AVALECH',
  [RepairStatus.abandonedByStaff]: 'ACAN',
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

/** Whether a paid premium may be corrected by this person. */
export function mayCorrectPremium(file: RepairFile, actor: RepairActor): boolean {
  return offeredActions(file, actor).some(isPremiumCorrection);
}

/** Whether the action buttons of the review stand at all: on a paid file they are an administrator's (repairs §6). */
export function areActionsShown(status: RepairStatus, permission: Permission): boolean {
  return permission === 0 || !isConsultationOnly(status);
}

/** Paid files are for reading only on the repairer's screen. */
export function isConsultationOnly(status: RepairStatus): boolean {
  return isRefunded(status);
}
