import { enrolmentRoutes } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import { useMutation } from '@alveole/query';
import type { UseMutationResult } from '@alveole/query';

/** Changes a beneficiary's number on the version that is current when it is saved. Takes the +33 form. */
export function useCorrectNumber(api: ApiCaller, consumerId: string): UseMutationResult<unknown, Error, string> {
  return useMutation({
    mutationFn: async (smartphone_number: string) => {
      const { row_hash } = await api.call(enrolmentRoutes.readConsumer, { params: { id: consumerId } });
      return api.call(enrolmentRoutes.changeConsumerPhone, {
        body: { consumer_id: consumerId, smartphone_number, last_row_hash: row_hash },
      });
    },
  });
}
