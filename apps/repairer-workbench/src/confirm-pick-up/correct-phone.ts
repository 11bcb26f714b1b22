import { beneficiaryViewOf, changeMobileBody, beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import type { ApiCaller } from '@alveole/contracts';
import { useMutation } from '@alveole/query';
import type { UseMutationResult } from '@alveole/query';

/** Changes a beneficiary's number on the version that is current when it is saved. Takes the +33 form. */
export function useCorrectPhone(api: ApiCaller, consumerId: string): UseMutationResult<unknown, Error, string> {
  return useMutation({
    mutationFn: async (mobile: string) => {
      const person = await api.call(beneficiaryRoutes.readConsumer, { params: { id: consumerId } });
      const { rowHash } = beneficiaryViewOf(person);
      return api.call(beneficiaryRoutes.correctConsumerPhone, {
        body: changeMobileBody({ consumerId, rowHash, mobile }),
      });
    },
  });
}
