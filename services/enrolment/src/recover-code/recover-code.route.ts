import { beneficiaryRoutes, identityOf } from '@alveole/contracts/beneficiary';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { comparableName } from '../record/person-rules.ts';
import { recoverCode } from './recover-code.ts';

export function recoverCodeRoute(ports: Pick<EnrolmentPorts, 'beneficiaries'>) {
  return implement(beneficiaryRoutes.recoverConsumerId, async ({ body }) => {
    const identity = identityOf(body);
    const firstName = comparableName(identity.firstName, 'first_name');
    const lastName = comparableName(identity.lastName, 'last_name');
    return { consumer_id: await recoverCode(ports, { ...identity, firstName, lastName }) };
  });
}
