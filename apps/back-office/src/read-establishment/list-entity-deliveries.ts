import type { ApiCaller, CancelSignal, RouteResult } from '@alveole/contracts';
import { deliveriesQuery } from '@alveole/contracts/establishment';
import type { establishmentRoutes } from '@alveole/contracts/establishment';
import { messageRoutes } from '@alveole/contracts/message';

/** What became of the mails that entries of a history sent; nothing is asked where none did. */
export async function listEntityDeliveries(
  api: ApiCaller,
  id: string,
  entries: RouteResult<typeof establishmentRoutes.readEntityHistory>,
  signal: CancelSignal,
): Promise<RouteResult<typeof messageRoutes.listEntityDeliveries>> {
  const query = deliveriesQuery(entries);
  return query === undefined ? [] : api.call(messageRoutes.listEntityDeliveries, { params: { id }, query }, { signal });
}
