import { ownDataOf, personRequestRoutes } from '@alveole/contracts/person-request';
import type { ApiCaller } from '@alveole/contracts';
import { useMutation } from '@alveole/query';

/** A code for a request, and what is read with it. */
export function useOwnData(api: ApiCaller) {
  const sending = useMutation({
    mutationFn: (reference: string) => api.call(personRequestRoutes.sendOwnDataCode, { body: { reference } }),
  });
  const reading = useMutation({
    mutationFn: async (body: { readonly reference: string; readonly code: string }) =>
      ownDataOf(await api.call(personRequestRoutes.readOwnData, { body })),
  });
  return { sending, reading };
}
