import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { CorrectedField } from '@alveole/domain';
import type { PhoneCorrectionData } from '@alveole/contracts/beneficiary';
import { snapshotOf } from './beneficiary-wire.ts';
import type { Beneficiary, BeneficiaryEntry, Person } from '../record/beneficiary.ts';

type Written = Pick<Beneficiary, 'id' | 'sequence'> & Person;

/** Who pre-registers is mailed the code; who is recorded at the counter has it there. */
export function beneficiaryRegistered(written: Written, entry: BeneficiaryEntry, requestId: string): EventEnvelope {
  const data = { consumer: snapshotOf(written), pre_registered: entry.act === 'pre-register' };
  return events.consumerRegistered.create({ ...stamp(written, entry.at, requestId), data });
}

export function beneficiaryChanged(
  written: Written,
  entry: BeneficiaryEntry,
  requestId: string,
  correction?: PhoneCorrectionData,
): EventEnvelope {
  const data = {
    consumer: snapshotOf(written),
    ...(correction === undefined ? {} : { phone_correction: correction }),
  };
  return events.consumerChanged.create({ ...stamp(written, entry.at, requestId), data });
}

/** The person asked for it: which fields are told, never what they held. */
export function beneficiaryCorrected(
  written: Written,
  { at, fields }: BeneficiaryEntry & { readonly fields: readonly CorrectedField[] },
  userName: string,
  phoneCorrection: PhoneCorrectionData | undefined,
): EventEnvelope {
  const data = {
    consumer: snapshotOf(written),
    ...(phoneCorrection && { phone_correction: phoneCorrection }),
    person_correction: { fields: [...fields], user_name: userName },
  };
  const { id: aggregate_id, sequence } = written;
  return events.consumerChanged.create({
    event_id: randomUUID(),
    occurred_at: at.toISOString(),
    aggregate_id,
    sequence,
    data,
  });
}

/** Nobody needs the person any more. */
export function beneficiaryForgotten(written: Pick<Beneficiary, 'id' | 'sequence'>, at: Date): EventEnvelope {
  return events.consumerAnonymised.create({
    event_id: randomUUID(),
    occurred_at: at.toISOString(),
    aggregate_id: written.id,
    sequence: written.sequence,
    data: { consumer_id: written.id },
  });
}

function stamp({ id, sequence }: Written, at: Date, requestId: string) {
  return { event_id: randomUUID(), occurred_at: at.toISOString(), aggregate_id: id, sequence, request_id: requestId };
}
