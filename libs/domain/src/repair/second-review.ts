import { accept, refuse, type Decision, type Refusal } from '../decision.ts';
import { administratorLevel, type StaffActor } from '../roles.ts';
import { RepairStatus } from './statuses.ts';

/** Which validations another operator confirms before they count; the programme sets it. */
export interface SecondReviewPolicy {
  /** From this premium on, cents; absent: no premium asks for it. */
  readonly fromPremiumCents?: number | undefined;
  /** Share of the files that are drawn, whole percent, 0 to 100. */
  readonly drawnPercent: number;
  /** So many files of an establishment, from its first validated one on. */
  readonly firstFilesOfShop: number;
}

export const noSecondReview: SecondReviewPolicy = { drawnPercent: 0, firstFilesOfShop: 0 };

export const secondReviewLimits = { maxPremiumCents: 10_000_00, maxFirstFiles: 100 } as const;

/** Why a validation waits for a second operator, in the order in which the desk reads them. */
export const secondReviewCauses = ['premium', 'new-shop', 'drawn'] as const;
export type SecondReviewCause = (typeof secondReviewCauses)[number];

export const secondReviewCauseTexts: Readonly<Record<SecondReviewCause, string>> = {
  premium: 'prime élevée',
  'new-shop': 'établissement nouveau',
  drawn: 'tiré au sort',
};

/** What the policy looks at. */
export interface ReviewedFile {
  readonly id: string;
  readonly premiumCents?: number | undefined;
  /** Files of its establishment that were validated, counted up to the policy's limit. */
  readonly validatedOfShop: number;
}

/** Why this file asks for a second operator; empty where one suffices. */
export function secondReviewCausesOf(file: ReviewedFile, policy: SecondReviewPolicy): readonly SecondReviewCause[] {
  const holds: Readonly<Record<SecondReviewCause, boolean>> = {
    premium: policy.fromPremiumCents !== undefined && (file.premiumCents ?? 0) >= policy.fromPremiumCents,
    'new-shop': file.validatedOfShop < policy.firstFilesOfShop,
    drawn: drawnShareOf(file.id) < policy.drawnPercent,
  };
  return secondReviewCauses.filter((cause) => holds[cause]);
}

const reviewed: ReadonlySet<RepairStatus> = new Set([
  RepairStatus.toReview,
  RepairStatus.complemented,
  RepairStatus.sampleToReview,
  RepairStatus.sampleComplemented,
]);

/** Whether a file waits for the decision of staff. */
export function awaitsReview(status: RepairStatus): boolean {
  return reviewed.has(status);
}

/** 0 to 99, the same for a file at each call and in every process: FNV-1a of its id. */
function drawnShareOf(id: string): number {
  const hash = Array.from(id).reduce(
    (sum, character) => Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0,
    0x811c9dc5,
  );
  return hash % 100;
}

/** How many operators decide is set at administrator level. */
export function decideSecondReviewChange({ permission }: Pick<StaffActor, 'permission'>): Decision<void> {
  return permission === administratorLevel ? accept(undefined) : refuse(secondReviewNotAllowed);
}

export const secondReviewNotAllowed: Refusal = {
  code: 'NotAuthorizedException',
  id: 'second-review-not-allowed-for-this-permission',
  message: 'The second review is not set with this permission.',
  explanation: 'Seul un administrateur peut régler le second avis',
};
