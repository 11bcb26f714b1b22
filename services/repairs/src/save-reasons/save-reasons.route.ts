import { reviewRoutes, savedReasonsOf } from '@alveole/contracts/review';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { ReviewReasons } from '../store/review-reason-store.ts';
import { saveReasons } from './save-reasons.ts';
import type { ReasonPorts } from './save-reasons.ts';

/** The reasons that the desk uses again and again: everybody there reads them, an administrator keeps them. */
export function saveReasonsRoutes(ports: ReasonPorts): ImplementedRoute[] {
  return [
    implement(reviewRoutes.readReviewReasons, async () => inWords(await ports.reviewReasons.read())),
    implement(reviewRoutes.saveReviewReasons, async ({ body, actor }) => {
      const { reasons, rowHash } = savedReasonsOf(body);
      const named = reasons.map(({ reasonId: id, ...reason }) => ({ id, ...reason }));
      return inWords(await saveReasons(ports, { reasons: named, rowHash }, actor));
    }),
  ];
}

function inWords({ reasons, rowHash }: ReviewReasons) {
  return {
    reasons: reasons.map(({ id: reason_id, ...reason }) => ({ reason_id, ...reason })),
    ...(rowHash && { row_hash: rowHash }),
  };
}
