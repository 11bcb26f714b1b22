import type { Campaign } from '../campaign/campaign.ts';
import { holdsBikeClaim } from '../repair/bike-claim.ts';
import { isRepair, RepairKind } from '../repair/kinds.ts';
import { hasEntitlementLeft, holdsPersonQuota, personQuota } from '../repair/person-quota.ts';
import { isIncomplete, type RepairStatus } from '../repair/statuses.ts';

/** A past file of a person that was found. */
export interface PastFile {
  readonly status: RepairStatus;
  readonly kind: RepairKind;
}

export interface FoundPerson {
  readonly consumerId: string;
  readonly files: readonly PastFile[];
}

/** `repair`: at the workshop's counter. `monitor`: a lesson is being recorded. */
export type LookupMode = 'repair' | 'monitor';

export const lookupMessages = {
  sessionTaken: 'Le client a déjà bénéficié du programme de remise en selle',
  bikeTaken: 'Le vélo du client a déjà bénéficié du programme de réparation',
  manyBikes: (limit: number) =>
    `Ce numéro de téléphone ou ce code de préinscription compte déjà ${limit} vélos réparés ou plus`,
} as const;

export type LookupOutcome =
  /** Nobody known: a blank form. */
  | { readonly step: 'new-person' }
  /** Step 1: is the bike one of these? `warning` when the list holds ten or more. */
  | { readonly step: 'choose-bike'; readonly warning?: string }
  /** Step 2: which of these people? */
  | { readonly step: 'choose-person'; readonly warning?: string }
  /** The person is known: on to the bike, or to the session. */
  | { readonly step: 'identified'; readonly consumerId: string }
  | { readonly step: 'aborted'; readonly message: string };

export interface Lookup {
  readonly mode: LookupMode;
  readonly people: readonly FoundPerson[];
  /** The answer to "is the bike in this list?", once it has been given. */
  readonly bikeInList?: boolean;
  /** The person picked at step 2, or 'new' for somebody else. */
  readonly picked?: string;
}

/**
 * What the counter shows after a search by phone or by pre-registration code, with the answers given so far.
 * Every screen of the look-up is this one decision, asked again after each answer.
 */
export function beneficiaryLookup(
  lookup: Lookup,
  campaign: Pick<Campaign, 'bikesPerPerson' | 'sessionsPerPerson'>,
): LookupOutcome {
  const { mode, people, bikeInList, picked } = lookup;
  if (people.length === 0 || picked === 'new') return { step: 'new-person' };
  if (mode === 'repair' && bikeInList === true) return { step: 'aborted', message: lookupMessages.bikeTaken };
  if (mode === 'repair' && bikeInList === undefined && people.some(hasBikes))
    return withWarning({ step: 'choose-bike' }, people, campaign);
  const person = people.length === 1 ? people[0] : people.find(({ consumerId }) => consumerId === picked);
  if (person === undefined)
    return mode === 'repair' ? withWarning({ step: 'choose-person' }, people, campaign) : { step: 'choose-person' };
  if (mode === 'monitor' && hasHadSession(person)) return { step: 'aborted', message: lookupMessages.sessionTaken };
  if (mode === 'repair' && !hasEntitlementLeft(person.files, RepairKind.repair, campaign))
    return { step: 'aborted', message: personQuota(RepairKind.repair, campaign).refusal.explanation };
  return { step: 'identified', consumerId: person.consumerId };
}

/** Bikes that hold a claim, over all these people: what the cap and its warning count. */
export function claimedBikes(people: readonly FoundPerson[]): number {
  return people.reduce((sum, person) => sum + person.files.filter(isClaimedBike).length, 0);
}

/** Whether the counter's list shows this file's bike: one of a file that was given up or refused has benefited from nothing. */
export function isListedBike(file: PastFile): boolean {
  return isRepair(file) && holdsPersonQuota(file.kind, file.status);
}

/**
 * Whether a person's one subsidised session is taken: a lesson's file with a status above 0, and not 2, 13 or 14.
 * Status 7 does block, as the specification's list has it.
 */
export function hasHadSession(person: FoundPerson): boolean {
  return person.files.some(
    (file) => !isRepair(file) && !isIncomplete(file.status) && holdsPersonQuota(file.kind, file.status),
  );
}

const isClaimedBike = (file: PastFile) => isRepair(file) && holdsBikeClaim(file.status);
const hasBikes = (person: FoundPerson) => person.files.some(isListedBike);

function withWarning<T extends LookupOutcome>(
  outcome: T,
  people: readonly FoundPerson[],
  campaign: Pick<Campaign, 'bikesPerPerson'>,
): T {
  return claimedBikes(people) >= campaign.bikesPerPerson
    ? { ...outcome, warning: lookupMessages.manyBikes(campaign.bikesPerPerson) }
    : outcome;
}
