import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { implement } from '@alveole/service-kit';
import { correctPhone } from './correct-phone.ts';
import type { CorrectPhonePorts } from './correct-phone.ts';

export function correctPhoneRoute(ports: CorrectPhonePorts) {
  return implement(beneficiaryRoutes.correctConsumerPhone, async ({ body, actor, requestId }) => ({
    row_hash: await correctPhone(ports, {
      consumerId: body.consumer_id,
      phone: body.smartphone_number,
      lastRowHash: body.last_row_hash,
      caller: actor,
      requestId,
    }),
  }));
}
