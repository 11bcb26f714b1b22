import type { ApiCaller } from '@alveole/contracts';
import { beneficiaryRoutes, consumerIdOf, createBeneficiaryBody } from '@alveole/contracts/beneficiary';
import type { BeneficiaryView, CreateBeneficiaryRequest } from '@alveole/contracts/beneficiary';
import type { CheckedPerson } from './reception-rules.ts';

/** Records a person who is new, or whose terms were accepted now. Answers his or her id. */
export async function registerBeneficiary(
  api: ApiCaller,
  beneficiary: BeneficiaryView | CheckedPerson,
  termsAcceptedAt: Date | undefined,
): Promise<string> {
  const body = createBeneficiaryBody({ ...recordingOf(beneficiary), termsAcceptedAt });
  return consumerIdOf(await api.call(beneficiaryRoutes.registerConsumer, { body }));
}

function recordingOf(beneficiary: BeneficiaryView | CheckedPerson): CreateBeneficiaryRequest {
  const { lastName, firstName, birthDate, birthPlace } = beneficiary;
  const identity = { lastName, firstName, birthDate, birthPlace };
  return 'consumerId' in beneficiary
    ? { ...identity, postcode: beneficiary.postcode, mobile: beneficiary.mobile }
    : { ...identity, postcode: beneficiary.zip, mobile: beneficiary.phone };
}
