import { policyOf, reviewRoutes, wirePolicyOf } from '@alveole/contracts/review';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { SecondReviewSetting } from '../record/second-review.ts';
import { saveSecondReview } from './save-second-review.ts';
import type { SecondReviewPorts } from './save-second-review.ts';

/** Which validations two operators decide on: the desk reads it, an administrator sets it. */
export function saveSecondReviewRoutes(ports: SecondReviewPorts): ImplementedRoute[] {
  return [
    implement(reviewRoutes.readSecondReview, async () => inWords(await ports.secondReview.read())),
    implement(reviewRoutes.saveSecondReview, async ({ body, actor }) =>
      inWords(await saveSecondReview(ports, { policy: policyOf(body), rowHash: body.last_row_hash }, actor)),
    ),
  ];
}

function inWords({ policy, changes, rowHash }: SecondReviewSetting) {
  return {
    ...wirePolicyOf(policy),
    changes: changes.map(({ at, userName, ...changed }) => ({
      at: at.toISOString(),
      user_name: userName,
      ...wirePolicyOf(changed),
    })),
    ...(rowHash && { row_hash: rowHash }),
  };
}
