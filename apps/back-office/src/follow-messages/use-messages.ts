import { addressHistoryOf, deliveriesBehind, deliveryViewOf, messageRoutes } from '@alveole/contracts/message';
import type { ApiCaller } from '@alveole/contracts';
import type { AddressHistoryView, DeliveryView } from '@alveole/contracts/message';
import { shownPerPage } from '@alveole/domain';
import type { DeliveryStateName, MessageSubject } from '@alveole/domain';
import { useInfiniteQuery, useQuery } from '@alveole/query';
import type { KeysetList } from '../browse/use-keyset-list.ts';

export const messageKeys = {
  list: (state?: DeliveryStateName) => ['messages', 'list', state],
  address: (to: string) => ['messages', 'address', to],
  about: (subject: MessageSubject, id: string) => ['messages', subject, id],
} as const;

/** What an address or phone received, and what it asked not to receive. */
export function useAddressMessages(
  api: ApiCaller,
  to: string,
): KeysetList<DeliveryView> & Pick<AddressHistoryView, 'optOuts'> {
  const list = useInfiniteQuery({
    queryKey: messageKeys.address(to),
    initialPageParam: undefined as DeliveryView | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const body = { to, ...deliveriesBehind(pageParam) };
      return addressHistoryOf(await api.call(messageRoutes.listAddressMessages, { body }, { signal }));
    },
    getNextPageParam: ({ deliveries }: AddressHistoryView) =>
      deliveries.length > shownPerPage ? deliveries[shownPerPage - 1] : undefined,
  });
  const pages = list.data?.pages ?? [];
  return {
    rows: pages.flatMap(({ deliveries }) => deliveries.slice(0, shownPerPage)),
    optOuts: pages[0]?.optOuts ?? [],
    isPending: list.isPending,
    isOfFormerSearch: false,
    error: list.error,
    retry: () => void list.refetch(),
    isRetrying: list.isRefetching,
    hasMore: list.hasNextPage,
    loadMore: () => void list.fetchNextPage(),
    isLoadingMore: list.isFetchingNextPage,
  };
}

const routesAbout = {
  file: messageRoutes.listRepairMessages,
  establishment: messageRoutes.listEntityMessages,
} as const;

/** The newest messages about a file: what failed stands on the file's own page. */
export function useMessagesAbout(api: ApiCaller, subject: MessageSubject, id: string) {
  return useQuery({
    queryKey: messageKeys.about(subject, id),
    queryFn: async ({ signal }) =>
      (await api.call(routesAbout[subject], { params: { id }, query: {} }, { signal })).map(deliveryViewOf),
  });
}
