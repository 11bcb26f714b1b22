import type { ApiCaller } from '@alveole/contracts';
import { deliveriesBehind, deliveryViewOf, messageRoutes } from '@alveole/contracts/message';
import type { DeliveryView } from '@alveole/contracts/message';
import type { DeliveryStateName } from '@alveole/domain';
import { useKeysetList } from '../browse/use-keyset-list.ts';
import type { KeysetList } from '../browse/use-keyset-list.ts';
import { messageKeys } from './use-messages.ts';

/** Everything that went out, of one fate or of all. */
export function useMessages(api: ApiCaller, state: DeliveryStateName | undefined): KeysetList<DeliveryView> {
  return useKeysetList({
    queryKey: messageKeys.list(state),
    read: async (last, signal) => {
      const query = { ...(state && { state }), ...deliveriesBehind(last) };
      return (await api.call(messageRoutes.listDeliveries, { query }, { signal })).map(deliveryViewOf);
    },
  });
}
