import type { EnrolmentPorts } from '../ports.ts';
import type { Beneficiary } from '../record/beneficiary.ts';
import type { Caller } from '../record/caller.ts';
import { unknownBeneficiary } from '../record/refusals.ts';
import { admitToCounter } from './counter-access.ts';

export type FindBeneficiaryPorts = Pick<EnrolmentPorts, 'beneficiaries' | 'establishments'>;

/** One beneficiary, for the counter. Throws `NotAuthorizedException`, `ConsumerNotFoundException`. */
export async function readBeneficiary(ports: FindBeneficiaryPorts, id: string, caller: Caller): Promise<Beneficiary> {
  await admitToCounter(ports, caller);
  return knownBeneficiary(ports, id);
}

/** Those whom a phone number or a code finds, for the counter. Throws `NotAuthorizedException`. */
export async function searchBeneficiaries(
  ports: FindBeneficiaryPorts,
  query: string,
  caller: Caller,
): Promise<Beneficiary[]> {
  await admitToCounter(ports, caller);
  if (query.startsWith('+')) return ports.beneficiaries.byPhone(query);
  const beneficiary = await ports.beneficiaries.byId(query);
  return beneficiary ? [beneficiary] : [];
}

/** One beneficiary, for another service. Throws `ConsumerNotFoundException`. */
export async function knownBeneficiary(
  { beneficiaries }: Pick<EnrolmentPorts, 'beneficiaries'>,
  id: string,
): Promise<Beneficiary> {
  const beneficiary = await beneficiaries.byId(id);
  if (!beneficiary) throw unknownBeneficiary();
  return beneficiary;
}
