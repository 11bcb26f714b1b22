import { bikeClaimKey } from './bike.ts';
import { isRepair, type RepairKind } from './kinds.ts';
import { isIncomplete, repairStatusCodes, RepairStatus } from './statuses.ts';

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

/** Statuses whose files block nothing any more. */
export const freedStatuses: readonly RepairStatus[] = repairStatusCodes.filter(
  (status) => !isIncomplete(status) && !holdsBikeClaim(status),
);

/** What of a file says whose bike it claims. */
export interface ClaimingFile {
  readonly kind: RepairKind;
  readonly status: RepairStatus;
  readonly bike: { readonly brand: string; readonly serial: string };
}

/** The claim that a file holds as it stands (one claim a bike, settled §4); undefined for what claims no bike. */
export function bikeClaimOf({ kind, status, bike }: ClaimingFile): string | undefined {
  if (!isRepair({ kind }) || !holdsBikeClaim(status)) return undefined;
  return bikeClaimKey(bike.brand, bike.serial) ?? undefined;
}
