import { appError, enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { isMobile } from '@alveole/validation';
import type { BeneficiaryStore } from '../store/beneficiary-store.ts';
import { admitToCounter } from '../find-beneficiary/counter-access.ts';
import type { EstablishmentStore } from '../store/establishment-store.ts';

export interface CorrectPhonePorts {
  readonly beneficiaries: Pick<BeneficiaryStore, 'byId' | 'changePhone'>;
  readonly establishments: Pick<EstablishmentStore, 'byId'>;
  readonly now: () => Date;
}

/** Corrects a mobile number, if the record is still the one that was read. */
export function correctPhoneRoute({ beneficiaries, establishments, now }: CorrectPhonePorts) {
  return implement(enrolmentRoutes.changeConsumerPhone, async ({ body, actor, requestId }) => {
    await admitToCounter(establishments, actor);
    if (!isMobile(body.smartphone_number))
      throw appError('ValidationException', 'smartphone_number (INVALID): Invalid phone');
    const read = await beneficiaries.byId(body.consumer_id);
    if (!read) throw appError('ConsumerNotFoundException', 'This consumer is not found.');
    if (read.rowHash !== body.last_row_hash) throw versionMismatch();
    const entry = { at: now(), act: 'correct-phone', userId: actor.user_id, entityId: actor.entity_id } as const;
    const written = await beneficiaries.changePhone(read, body.smartphone_number, entry, requestId);
    if (written === 'stale') throw versionMismatch();
    return { row_hash: written.rowHash };
  });
}

const versionMismatch = () =>
  appError('ConsumerVersionMismatchException', 'The consumer was changed by somebody else.');
