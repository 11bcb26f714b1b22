import { reviewRoutes, reviewReasonsBody, reviewReasonsOf } from '@alveole/contracts/review';
import type { ApiCaller } from '@alveole/contracts';
import type { ReviewReasonsView, ReviewReasonView } from '@alveole/contracts/review';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

const queryKey = ['review-reasons'];

/** The reasons that the desk keeps. */
export function useReviewReasons(api: ApiCaller): UseQueryResult<ReviewReasonsView> {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => reviewReasonsOf(await api.call(reviewRoutes.readReviewReasons, {}, { signal })),
  });
}

type Change = (reasons: readonly ReviewReasonView[]) => readonly ReviewReasonView[];

/**
 * Changes the reasons that were read last. When somebody else changed them meanwhile, throws
 * `RepairVersionMismatchException` and reads them again.
 */
export function useReasonsChange(api: ApiCaller): (view: ReviewReasonsView, change: Change) => Promise<void> {
  const cache = useQueryClient();
  return async ({ reasons, rowHash }, change) => {
    const body = reviewReasonsBody({ reasons: change(reasons), ...(rowHash && { rowHash }) });
    try {
      cache.setQueryData(queryKey, reviewReasonsOf(await api.call(reviewRoutes.saveReviewReasons, { body })));
    } catch (failure) {
      await cache.invalidateQueries({ queryKey });
      throw failure;
    }
  };
}
