import type { ApiCaller } from '@alveole/contracts';
import {
  fundCallBody,
  fundCallPreviewOf,
  fundCallPreviewQuery,
  fundCallViewOf,
  funderRoutes,
} from '@alveole/contracts/funder';
import type { FundCallPreview, FundCallRequest, FundCallView } from '@alveole/contracts/funder';
import { useQuery } from '@alveole/query';

const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** What the next call of a funder would cover. @param until a day, or what is typed of one, which narrows nothing yet */
export function useFundCallPreview(api: ApiCaller, funderId: string, until: string) {
  const query = fundCallPreviewQuery(funderId, dayPattern.test(until) ? until : undefined);
  return useQuery<FundCallPreview>({
    queryKey: ['fund-call-preview', query],
    queryFn: async ({ signal }) =>
      fundCallPreviewOf(await api.call(funderRoutes.previewFundCall, { query }, { signal })),
  });
}

/** Issues a call as it was previewed. Rejects with the coded refusal. */
export async function issueFundCall(api: ApiCaller, request: FundCallRequest): Promise<FundCallView> {
  return fundCallViewOf(await api.call(funderRoutes.issueFundCall, { body: fundCallBody(request) }));
}
