import { centsOfEuros, eurosOfCents } from '@alveole/domain';
import type { SecondReviewPolicy } from '@alveole/domain';
import type { RouteInput, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type { readSecondReview, saveSecondReview } from './second-review-routes.ts';

type Wire = RouteResult<typeof readSecondReview>;

/** Who set which policy, and when (ISO). */
export interface SecondReviewChange extends SecondReviewPolicy {
  readonly at: string;
  readonly userName: string;
}

export interface SecondReviewView extends SecondReviewPolicy {
  /** Newest first. */
  readonly changes: readonly SecondReviewChange[];
  /** Of the version that was read; absent while nothing was set. */
  readonly rowHash?: string;
}

export function secondReviewViewOf(answer: Wire): SecondReviewView {
  return withoutAbsent({
    ...policyOf(answer),
    changes: answer.changes.map(({ at, user_name: userName, ...policy }) => ({ at, userName, ...policyOf(policy) })),
    rowHash: answer.row_hash,
  });
}

/** The body that sets a policy on the version that was read. */
export function secondReviewBody(
  policy: SecondReviewPolicy,
  rowHash: string | undefined,
): RouteInput<typeof saveSecondReview>['body'] {
  return withoutAbsent({ ...wirePolicyOf(policy), last_row_hash: rowHash });
}

/** A policy out of the words of the wire. */
export function policyOf({
  from_premium,
  drawn_percent,
  first_files,
}: Pick<Wire, 'from_premium' | 'drawn_percent' | 'first_files'>): SecondReviewPolicy {
  return withoutAbsent({
    fromPremiumCents: from_premium === undefined ? undefined : centsOfEuros(from_premium),
    drawnPercent: drawn_percent,
    firstFilesOfShop: first_files,
  });
}

/** A policy in the words of the wire. */
export function wirePolicyOf({ fromPremiumCents, drawnPercent, firstFilesOfShop }: SecondReviewPolicy) {
  return withoutAbsent({
    from_premium: fromPremiumCents === undefined ? undefined : eurosOfCents(fromPremiumCents),
    drawn_percent: drawnPercent,
    first_files: firstFilesOfShop,
  });
}
