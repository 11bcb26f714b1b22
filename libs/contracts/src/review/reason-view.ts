import type { ReasonPurpose } from '@alveole/domain';
import type { RouteInput, RouteRequest, RouteResult } from '../define/define-route.ts';
import { withoutAbsent } from '../values/without-absent.ts';
import type * as reviewReasonRoutes from './reason-routes.ts';

/** A text that the desk uses again and again, under a name. */
export interface ReviewReasonView {
  readonly reasonId: string;
  readonly purpose: ReasonPurpose;
  readonly name: string;
  readonly text: string;
}

export interface ReviewReasonsView {
  readonly reasons: readonly ReviewReasonView[];
  /** Of the version that was read; absent while nothing was kept. */
  readonly rowHash?: string;
}

export function reviewReasonsOf(answer: RouteResult<typeof reviewReasonRoutes.readReviewReasons>): ReviewReasonsView {
  return withoutAbsent({
    reasons: answer.reasons.map(({ reason_id: reasonId, ...reason }) => ({ reasonId, ...reason })),
    rowHash: answer.row_hash,
  });
}

/** The body that saves the reasons; `savedReasonsOf` reads it again. */
export function reviewReasonsBody({
  reasons,
  rowHash,
}: ReviewReasonsView): RouteInput<typeof reviewReasonRoutes.saveReviewReasons>['body'] {
  return withoutAbsent({
    reasons: reasons.map(({ reasonId: reason_id, ...reason }) => ({ reason_id, ...reason })),
    last_row_hash: rowHash,
  });
}

/** The reasons that a body saves, and the version that they replace. */
export function savedReasonsOf({
  reasons,
  last_row_hash: rowHash,
}: RouteRequest<typeof reviewReasonRoutes.saveReviewReasons>['body']): ReviewReasonsView {
  return withoutAbsent({
    reasons: reasons.map(({ reason_id: reasonId, ...reason }) => ({ reasonId, ...reason })),
    rowHash,
  });
}
