import { acceptedValue, appError } from '@alveole/contracts';
import type { PhoneCorrectionData } from '@alveole/contracts/beneficiary';
import { decideClientNumber, decidePhoneCorrection } from '@alveole/domain';
import { isMobile } from '@alveole/validation';
import { admitToCounter } from '../find-beneficiary/counter-access.ts';
import { knownBeneficiary } from '../find-beneficiary/find-beneficiary.ts';
import type { EnrolmentPorts } from '../ports.ts';
import type { Beneficiary } from '../record/beneficiary.ts';
import type { Caller } from '../record/caller.ts';
import { beneficiaryChangedMeanwhile } from '../record/refusals.ts';

export type CorrectPhonePorts = Pick<EnrolmentPorts, 'beneficiaries' | 'establishments' | 'waitingFiles' | 'now'>;

export interface PhoneCorrection {
  readonly consumerId: string;
  readonly phone: string;
  readonly lastRowHash: string;
  readonly caller: Caller;
  readonly requestId: string;
}

/**
 * Corrects a mobile number, if the record is still the one that was read; answers its new `rowHash`. Whoever had the number
 * before is told by the event. Throws `NotAuthorizedException`, also while a file of the person waits in another shop, and of a number of the shop itself, `ValidationException`, `ConsumerNotFoundException`, `ConsumerVersionMismatchException`.
 */
export async function correctPhone(
  ports: CorrectPhonePorts,
  { consumerId, phone, lastRowHash, caller, requestId }: PhoneCorrection,
): Promise<string> {
  await admitToCounter(ports, caller);
  if (!isMobile(phone)) throw appError('ValidationException', 'smartphone_number (INVALID): Invalid phone');
  const read = await knownBeneficiary(ports, consumerId);
  if (read.rowHash !== lastRowHash) throw beneficiaryChangedMeanwhile();
  if (read.phone === phone) return read.rowHash;
  if (caller.role === 'REP') acceptedValue(decideClientNumber(phone, await phonesOf(ports, caller)));
  acceptedValue(decidePhoneCorrection(await ports.waitingFiles.shopsOf(consumerId, requestId), caller));
  const entry = { at: ports.now(), act: 'correct-phone', userId: caller.userId, entityId: caller.entityId } as const;
  const written = await ports.beneficiaries.changePhone(
    read,
    { phone, correction: await correctionBy(ports, read, caller) },
    entry,
    requestId,
  );
  if (written === 'stale') throw beneficiaryChangedMeanwhile();
  return written.rowHash;
}

async function phonesOf({ establishments }: CorrectPhonePorts, { entityId }: Caller): Promise<(string | undefined)[]> {
  const shop = await establishments.byId(entityId);
  return [shop?.profile.mobile, shop?.profile.phone];
}

/** Who redirects the codes, as whoever had the number before and the files are told it. */
async function correctionBy(
  { establishments }: CorrectPhonePorts,
  { phone }: Pick<Beneficiary, 'phone'>,
  { role, userName, entityId }: Caller,
): Promise<PhoneCorrectionData> {
  const correction = { previous_number: phone, user_name: userName };
  if (role !== 'REP') return { ...correction, role: 'ADM' };
  const shop = await establishments.byId(entityId);
  return { ...correction, role, entity_id: entityId, entity_name: shop?.profile.commercialName ?? '' };
}
