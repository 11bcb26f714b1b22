import {
  paymentSuspensionBody,
  paymentSuspensionsOf,
  paymentSuspensionStateOf,
  refundRoutes,
} from '@alveole/contracts/refund';
import type { ApiCaller } from '@alveole/contracts';
import type {
  PaymentSuspensionRequest,
  PaymentSuspensionState,
  PaymentSuspensionView,
} from '@alveole/contracts/refund';
import { useQuery, useQueryClient } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';

const suspensionsKey = ['payment-suspensions'] as const;

/** How the payments of an establishment stand, and who suspended and resumed them. */
export function usePaymentSuspension(
  api: ApiCaller,
  entityId: string,
  isEnabled: boolean,
): UseQueryResult<PaymentSuspensionState> {
  return useQuery({
    queryKey: [...suspensionsKey, entityId],
    enabled: isEnabled,
    queryFn: async ({ signal }) =>
      paymentSuspensionStateOf(
        await api.call(refundRoutes.readPaymentSuspension, { params: { id: entityId } }, { signal }),
      ),
  });
}

const none: ReadonlyMap<string, PaymentSuspensionView> = new Map();

/** The suspensions in force, by establishment; none until they are known, and for roles that do not read them. */
export function usePaymentSuspensions(api: ApiCaller, isEnabled: boolean): ReadonlyMap<string, PaymentSuspensionView> {
  const { data = none } = useQuery({
    queryKey: suspensionsKey,
    enabled: isEnabled,
    queryFn: async ({ signal }) =>
      paymentSuspensionsOf(await api.call(refundRoutes.listPaymentSuspensions, {}, { signal })),
  });
  return data;
}

/** Suspends payments or resumes them; answers how many establishments changed. Throws what the server says. */
export function useSuspendPayments(
  api: ApiCaller,
): (request: PaymentSuspensionRequest) => Promise<{ readonly changed: number; readonly unchanged: number }> {
  const cache = useQueryClient();
  return async (request) => {
    const answer = await api.call(refundRoutes.suspendPayments, { body: paymentSuspensionBody(request) });
    await cache.invalidateQueries({ queryKey: suspensionsKey });
    return { changed: answer.changed.length, unchanged: answer.unchanged.length };
  };
}
