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

/** A day of the calendar, as the field of a day gives it. */
export const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

interface PreviewedCall {
  readonly funderId: string;
  /** The last day that the call covers; empty: the newest signed head. */
  readonly until: string;
  /** Not while something else than a day is typed: what would be issued is not what was asked for. */
  readonly isWanted: boolean;
}

/** What the next call of a funder would cover. */
export function useFundCallPreview(api: ApiCaller, { funderId, until, isWanted }: PreviewedCall) {
  const query = fundCallPreviewQuery(funderId, until === '' ? undefined : until);
  return useQuery<FundCallPreview>({
    enabled: isWanted,
    queryKey: ['fund-call-preview', query],
    queryFn: async ({ signal }) =>
      fundCallPreviewOf(await api.call(funderRoutes.previewFundCall, { query }, { signal })),
  });
}

/** Issues a call as it was previewed. Rejects with the coded refusal. */
export async function issueFundCall(api: ApiCaller, request: FundCallRequest): Promise<FundCallView> {
  return fundCallViewOf(await api.call(funderRoutes.issueFundCall, { body: fundCallBody(request) }));
}
