import { deskRoutes, waitingViewOf } from '@alveole/contracts/desk';
import { repairRoutes, waitingRepairsOf } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { WaitingRepairs } from '@alveole/contracts/repair';
import { repairStatuses } from '@alveole/domain';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { establishmentItem } from './establishment-items.ts';
import { confirmChip, repairParams } from '../list-repairs/repair-filters.ts';
import { texts } from './show-dashboard.text.ts';
import type { WaitingItem } from './waiting-item.ts';

type Api = RemoteProps['api'];

/** The queues of establishments of a member of staff. */
export function useWaitingEstablishments(api: Api): UseQueryResult<readonly WaitingItem[]> {
  return useQuery<readonly WaitingItem[]>({
    queryKey: ['waiting', 'establishments'],
    queryFn: async ({ signal }) =>
      (await api.call(deskRoutes.listWaiting, {}, { signal })).map(waitingViewOf).map(establishmentItem),
  });
}

/** The repair files that wait for an administrator, each status with its oldest. */
export function useWaitingReviews(api: Api, isEnabled: boolean): UseQueryResult<readonly WaitingItem[]> {
  return useQuery<readonly WaitingItem[]>({
    queryKey: ['waiting', 'reviews'],
    enabled: isEnabled,
    queryFn: async ({ signal }) =>
      (await api.call(repairRoutes.listWaitingRepairs, {}, { signal }))
        .flatMap((queue) => waitingRepairsOf(queue) ?? [])
        .map(reviewItem),
  });
}

function reviewItem({ queue, count, oldest, medianSince, atRisk }: WaitingRepairs): WaitingItem {
  const isToConfirm = queue === 'recommended';
  const search = `${repairParams.filter}=${isToConfirm ? confirmChip : queue}&tri=anciens`;
  return {
    id: `review-${queue}`,
    label: isToConfirm ? texts.toConfirm : repairStatuses[queue].label,
    subject: texts.repairs,
    count,
    medianSince,
    atRisk,
    listHref: `/admin/backend/reparations?${search}`,
    ...(oldest && {
      oldest: {
        name: oldest.fileNumber,
        since: oldest.since,
        href: `/admin/backend/facture/${oldest.fileNumber}?${search}`,
      },
    }),
  };
}
