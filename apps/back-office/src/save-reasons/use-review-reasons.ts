import { reviewRoutes, reviewReasonsBody, reviewReasonsOf } from '@alveole/contracts/review';
import type { ApiCaller } from '@alveole/contracts';
import type { ReviewReasonsView, ReviewReasonView } from '@alveole/contracts/review';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

const queryKey = ['review-reasons'];

const reasonsQuery = (api: ApiCaller) => ({
  queryKey,
  queryFn: async ({ signal }: { signal: AbortSignal }) =>
    reviewReasonsOf(await api.call(reviewRoutes.readReviewReasons, {}, { signal })),
});

/** The reasons that the desk keeps. */
export function useReviewReasons(api: ApiCaller): UseQueryResult<ReviewReasonsView> {
  return useQuery(reasonsQuery(api));
}

/** How long the reasons that came with one file serve the next ones, in milliseconds. */
const sharedMs = 5 * 60_000;

/** Reads the reasons before a dialog asks for them: a choice that came behind its opening would move the keyboard's order. */
export function useReasonsAhead(api: ApiCaller, { isEnabled }: { isEnabled: boolean }): void {
  useQuery({ ...reasonsQuery(api), enabled: isEnabled, staleTime: sharedMs });
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
