import { beneficiaryRoutes, counterPersonOf, preRegistrationOf } from '@alveole/contracts/beneficiary';
import { implement } from '@alveole/service-kit';
import { personOfCounterForm, personOfPublicForm } from '../wire/typed-person.ts';
import { preRegister, recordAtCounter } from './register-beneficiary.ts';
import type { RegisterBeneficiaryPorts } from './register-beneficiary.ts';

/** At home, before the visit, and at the counter. */
export function registerBeneficiaryRoutes(ports: RegisterBeneficiaryPorts) {
  return [
    implement(beneficiaryRoutes.preRegister, async ({ body, requestId }) => {
      const { beneficiary, isNew } = await preRegister(ports, personOfPublicForm(preRegistrationOf(body)), requestId);
      return { is_new: isNew, consumer_id: beneficiary.id };
    }),
    implement(beneficiaryRoutes.registerConsumer, async ({ body, actor, requestId }) => {
      const typed = () => personOfCounterForm(counterPersonOf(body));
      const { beneficiary, isNew } = await recordAtCounter(ports, typed, actor, requestId);
      return { consumer_id: beneficiary.id, row_hash: beneficiary.rowHash, is_new: isNew };
    }),
  ];
}
