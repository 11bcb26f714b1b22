import { beneficiaryRoutes, mobileChangeOf } from '@alveole/contracts/beneficiary';
import { implement } from '@alveole/service-kit';
import { correctPhone } from './correct-phone.ts';
import type { CorrectPhonePorts } from './correct-phone.ts';

export function correctPhoneRoute(ports: CorrectPhonePorts) {
  return implement(beneficiaryRoutes.correctConsumerPhone, async ({ body, actor: caller, requestId }) => {
    const { mobile: phone, rowHash: lastRowHash, consumerId } = mobileChangeOf(body);
    return { row_hash: await correctPhone(ports, { consumerId, phone, lastRowHash, caller, requestId }) };
  });
}
