import type { ApiCaller } from '@alveole/contracts';
import { recoveryRoutes, requestPaymentBody, wholeRecoveryViewOf } from '@alveole/contracts/recovery';
import type { DebtView } from '@alveole/contracts/recovery';

/** Asks an establishment for a debt as it is shown; answers the id of the request. Throws what stands in the way. */
export async function requestPayment(api: ApiCaller, debt: DebtView, reason: string | undefined): Promise<string> {
  const body = requestPaymentBody(debt, reason);
  return wholeRecoveryViewOf(await api.call(recoveryRoutes.requestPayment, { body })).recoveryId;
}
