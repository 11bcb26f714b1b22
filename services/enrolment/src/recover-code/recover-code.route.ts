import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { implement } from '@alveole/service-kit';
import type { EnrolmentPorts } from '../ports.ts';
import { comparableName } from '../record/person-rules.ts';
import { recoverCode } from './recover-code.ts';

export function recoverCodeRoute(ports: Pick<EnrolmentPorts, 'beneficiaries'>) {
  return implement(beneficiaryRoutes.recoverConsumerId, async ({ body }) => ({
    consumer_id: await recoverCode(ports, {
      firstName: comparableName(body.first_name, 'first_name'),
      lastName: comparableName(body.last_name, 'last_name'),
      birthDate: body.birth_date,
      birthPlace: body.birth_place,
    }),
  }));
}
