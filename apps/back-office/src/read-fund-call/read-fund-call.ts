import type { ApiCaller } from '@alveole/contracts';
import { fundCallsQuery, fundCallViewOf, funderRoutes } from '@alveole/contracts/funder';
import type { FundCallView } from '@alveole/contracts/funder';
import { saveFile } from '@alveole/ui';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';

export const fundCallsKey = ['fund-calls'] as const;

/** Calls for funds, newest first: every funder's for administrators, its own for a funder. */
export function useFundCalls(api: ApiCaller): KeysetList<FundCallView> {
  return useKeysetList({
    queryKey: fundCallsKey,
    read: async (last, signal) =>
      (await api.call(funderRoutes.listFundCalls, { query: fundCallsQuery(last) }, { signal })).map(fundCallViewOf),
  });
}

type Paper = 'pdf' | 'csv';

const papers = {
  pdf: { route: funderRoutes.readFundCallPdf, mediaType: 'application/pdf' },
  csv: { route: funderRoutes.readFundCallCsv, mediaType: 'text/csv; charset=utf-8' },
} as const;

/** Saves a call as the sheet that is paid by, or its entries for spreadsheets. Rejects where it does not come. */
export async function saveFundCall(api: ApiCaller, { callId }: FundCallView, paper: Paper): Promise<void> {
  const { route, mediaType } = papers[paper];
  const bytes = await api.call(route, { params: { id: callId } });
  saveFile(`appel-de-fonds-${callId}.${paper}`, bytes, mediaType);
}
