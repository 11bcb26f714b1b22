import { enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { BeneficiaryRepository } from '../beneficiary/beneficiary-repository.ts';
import { comparableName } from '../beneficiary/person-rules.ts';
import { recoverCode } from './recover-code.ts';

export function recoverCodeRoute({
  beneficiaries,
}: {
  readonly beneficiaries: Pick<BeneficiaryRepository, 'byPerson' | 'namesakes'>;
}) {
  return implement(enrolmentRoutes.recoverConsumerId, async ({ body }) => ({
    consumer_id: await recoverCode(beneficiaries, {
      firstName: comparableName(body.first_name, 'first_name'),
      lastName: comparableName(body.last_name, 'last_name'),
      birthDate: body.birth_date,
      birthPlace: body.birth_place,
    }),
  }));
}
