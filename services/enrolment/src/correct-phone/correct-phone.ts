import { appError } from '@alveole/contracts';
import { isMobile } from '@alveole/validation';
import { admitToCounter } from '../find-beneficiary/counter-access.ts';
import { knownBeneficiary } from '../find-beneficiary/find-beneficiary.ts';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import { beneficiaryChangedMeanwhile } from '../record/refusals.ts';

export type CorrectPhonePorts = Pick<EnrolmentPorts, 'beneficiaries' | 'establishments' | 'now'>;

export interface PhoneCorrection {
  readonly consumerId: string;
  readonly phone: string;
  readonly lastRowHash: string;
  readonly caller: Caller;
  readonly requestId: string;
}

/**
 * Corrects a mobile number, if the record is still the one that was read; answers its new `rowHash`. Throws
 * `NotAuthorizedException`, `ValidationException`, `ConsumerNotFoundException`, `ConsumerVersionMismatchException`.
 */
export async function correctPhone(
  ports: CorrectPhonePorts,
  { consumerId, phone, lastRowHash, caller, requestId }: PhoneCorrection,
): Promise<string> {
  await admitToCounter(ports, caller);
  if (!isMobile(phone)) throw appError('ValidationException', 'smartphone_number (INVALID): Invalid phone');
  const read = await knownBeneficiary(ports, consumerId);
  if (read.rowHash !== lastRowHash) throw beneficiaryChangedMeanwhile();
  const entry = { at: ports.now(), act: 'correct-phone', userId: caller.userId, entityId: caller.entityId } as const;
  const written = await ports.beneficiaries.changePhone(read, phone, entry, requestId);
  if (written === 'stale') throw beneficiaryChangedMeanwhile();
  return written.rowHash;
}
