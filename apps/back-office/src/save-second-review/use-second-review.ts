import { reviewRoutes, secondReviewBody, secondReviewViewOf } from '@alveole/contracts/review';
import type { ApiCaller } from '@alveole/contracts';
import type { SecondReviewView } from '@alveole/contracts/review';
import type { SecondReviewPolicy } from '@alveole/domain';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

const queryKey = ['second-review'];

/** Which validations two operators decide on. */
export function useSecondReview(api: ApiCaller): UseQueryResult<SecondReviewView> {
  return useQuery({
    queryKey,
    queryFn: async ({ signal }) => secondReviewViewOf(await api.call(reviewRoutes.readSecondReview, {}, { signal })),
  });
}

/** Sets it on the version that was read; reads it again where somebody else has set it meanwhile, and throws. */
export function useSaveSecondReview(
  api: ApiCaller,
): (policy: SecondReviewPolicy, rowHash: string | undefined) => Promise<void> {
  const cache = useQueryClient();
  return async (policy, rowHash) => {
    try {
      const answer = await api.call(reviewRoutes.saveSecondReview, { body: secondReviewBody(policy, rowHash) });
      cache.setQueryData(queryKey, secondReviewViewOf(answer));
    } catch (failure) {
      await cache.invalidateQueries({ queryKey });
      throw failure;
    }
  };
}
