import { refundRoutes, waitingPaymentsOf } from '@alveole/contracts/refund';
import type { RemoteProps } from '@alveole/contracts';
import type { WaitingPaymentsView } from '@alveole/contracts/refund';
import { isPaidByShares } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { texts } from './show-dashboard.text.ts';
import type { WaitingItem } from './waiting-item.ts';

const path = '/admin/backend/remboursements';

/** The validated files, or their shares where several funders pay, that no batch holds: one queue, whose button leads to where a batch is prepared. */
export function useWaitingPayments(
  { api, config }: Pick<RemoteProps, 'api' | 'config'>,
  isEnabled: boolean,
): UseQueryResult<readonly WaitingItem[]> {
  return useQuery<readonly WaitingItem[]>({
    queryKey: ['waiting', 'payments'],
    enabled: isEnabled,
    queryFn: async ({ signal }) => [
      paymentItem(
        waitingPaymentsOf(await api.call(refundRoutes.countWaitingPayments, {}, { signal })),
        isPaidByShares(config.campaign) ? texts.sharedPayments : texts.payments,
      ),
    ],
  });
}

function paymentItem({ count, oldest, medianSince, atRisk }: WaitingPaymentsView, label: string): WaitingItem {
  return {
    id: 'payments',
    label,
    subject: texts.repairs,
    act: texts.prepare,
    count,
    medianSince,
    atRisk,
    listHref: path,
    ...(oldest && { oldest: { name: oldest.fileNumber, since: oldest.since, href: path } }),
  };
}
