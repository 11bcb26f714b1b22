import type { Campaign } from '../campaign/campaign.ts';
import type { Refusal } from '../decision.ts';
import { freedStatuses } from './bike-claim.ts';
import { isRepair, type RepairKind } from './kinds.ts';
import { RepairStatus } from './statuses.ts';

export interface PersonQuota {
  /** What of the beneficiary's this kind of file takes. */
  readonly entitlement: 'bike' | 'session';
  /** Files of this kind that one person may have. */
  readonly limit: number;
  /** The answer to a file too many. */
  readonly refusal: Refusal;
}

type Quotas = Pick<Campaign, 'bikesPerPerson' | 'sessionsPerPerson'>;

/** The cap that a new file of this kind falls under: ten bikes, one session (repairs §1). */
export function personQuota(kind: RepairKind, campaign: Quotas): PersonQuota {
  return isRepair({ kind })
    ? {
        entitlement: 'bike',
        limit: campaign.bikesPerPerson,
        refusal: tooMany('this-beneficiary-has-no-bike-left', 'This beneficiary has no bike left.'),
      }
    : {
        entitlement: 'session',
        limit: campaign.sessionsPerPerson,
        refusal: tooMany('this-beneficiary-already-has-a-session', 'This beneficiary already has a session.'),
      };
}

function tooMany(id: string, message: string): Refusal {
  return {
    id,
    code: 'BeneficiaryLimitException',
    message,
    explanation: "Cette personne a atteint le nombre d'aides prévu par le programme",
  };
}

/**
 * Whether a file takes one of its beneficiary's entitlements, from its opening until it is given up or not eligible.
 * A session declared not eligible (7) keeps its entitlement, as the specification's list has it.
 */
export function holdsPersonQuota(kind: RepairKind, status: RepairStatus): boolean {
  return (!isRepair({ kind }) && status === RepairStatus.notEligible) || !freedStatuses.includes(status);
}

/** Whether a person has an entitlement left for one more file of this kind. */
export function hasEntitlementLeft(
  files: readonly { readonly kind: RepairKind; readonly status: RepairStatus }[],
  kind: RepairKind,
  campaign: Quotas,
): boolean {
  const { entitlement, limit } = personQuota(kind, campaign);
  const openFiles = files.filter(
    (file) => personQuota(file.kind, campaign).entitlement === entitlement && holdsPersonQuota(file.kind, file.status),
  );
  return openFiles.length < limit;
}
