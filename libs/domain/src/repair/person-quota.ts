import type { Campaign } from '../campaign/campaign.ts';
import type { Refusal } from '../decision.ts';
import { freedStatuses } from './offers.ts';
import type { RepairKind } from './operations.ts';
import type { RepairStatus } from './statuses.ts';

export interface PersonQuota {
  readonly kind: 'bike' | 'session';
  /** Files of this kind that one person may have. */
  readonly limit: number;
  /** The answer to a file too many. */
  readonly refusal: Refusal;
}

type Quotas = Pick<Campaign, 'bikesPerPerson' | 'sessionsPerPerson'>;

/** The cap that a new file of this kind falls under: ten bikes, one session (repairs §1). */
export function personQuota(gender: RepairKind, campaign: Quotas): PersonQuota {
  return gender === 0
    ? { kind: 'bike', limit: campaign.bikesPerPerson, refusal: tooMany('This beneficiary has no bike left.') }
    : {
        kind: 'session',
        limit: campaign.sessionsPerPerson,
        refusal: tooMany('This beneficiary already has a session.'),
      };
}

function tooMany(message: string): Refusal {
  return {
    code: 'BeneficiaryLimitException',
    message,
    explanation: "Cette personne a atteint le nombre d'aides prévu par le programme",
  };
}

/**
 * Whether a file takes one of its beneficiary's places, from its opening until it is given up or not eligible.
 * A session declared not eligible (7) keeps its place, as the specification's list has it.
 */
export function holdsPersonQuota(gender: RepairKind, status: RepairStatus): boolean {
  return (gender !== 0 && status === 7) || !freedStatuses.includes(status);
}

/** Whether a person has a place left for one more file of this kind. */
export function hasPlaceLeft(
  files: readonly { readonly gender: RepairKind; readonly status: RepairStatus }[],
  gender: RepairKind,
  campaign: Quotas,
): boolean {
  const { kind, limit } = personQuota(gender, campaign);
  const held = files.filter(
    (file) => personQuota(file.gender, campaign).kind === kind && holdsPersonQuota(file.gender, file.status),
  );
  return held.length < limit;
}
