import type { Campaign } from '../campaign/campaign.ts';
import { freedStatuses } from './offers.ts';
import type { RepairGender } from './operations.ts';
import type { RepairStatus } from './statuses.ts';

export interface PersonQuota {
  readonly kind: 'bike' | 'session';
  /** Files of this kind that one person may have. */
  readonly limit: number;
}

/** The cap that a new file of this kind falls under: ten bikes, one session (seeds, S1 §1). */
export function personQuota(gender: RepairGender, campaign: Pick<Campaign, 'bikesPerPerson' | 'sessionsPerPerson'>): PersonQuota {
  return gender === 0 ? { kind: 'bike', limit: campaign.bikesPerPerson } : { kind: 'session', limit: campaign.sessionsPerPerson };
}

/**
 * Whether a file takes one of its beneficiary's places, from its opening until it is given up or not eligible.
 * A session declared not eligible (7) keeps its place, as the specification's list has it.
 */
export function holdsPersonQuota(gender: RepairGender, status: RepairStatus): boolean {
  return (gender !== 0 && status === 7) || !freedStatuses.includes(status);
}
