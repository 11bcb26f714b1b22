import type { ApiCaller } from '@alveole/contracts';
import { approvePayeeBody, refundRoutes } from '@alveole/contracts/refund';

/** Lets money go to the changed account of an establishment. Throws what stands in the way. */
export async function approvePayee(api: ApiCaller, entityId: string, ibanEndsWith: string): Promise<void> {
  await api.call(refundRoutes.approvePayee, { params: { id: entityId }, body: approvePayeeBody(ibanEndsWith) });
}
