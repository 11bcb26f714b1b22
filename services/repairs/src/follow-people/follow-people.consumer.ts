import type { ConsumerSnapshot, PersonCorrectionData, PhoneCorrectionData } from '@alveole/contracts/beneficiary';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import type { EventHandlers } from '@alveole/messaging';
import type { RepairsPorts } from '../ports.ts';
import {
  followBeneficiary,
  followEstablishment,
  forgetBeneficiary,
  notePersonCorrection,
  notePhoneCorrection,
} from './follow-people.ts';

interface ConsumerChanged {
  readonly event_id: string;
  readonly occurred_at: string;
  readonly data: {
    readonly consumer: ConsumerSnapshot;
    readonly phone_correction?: PhoneCorrectionData | undefined;
    readonly person_correction?: PersonCorrectionData | undefined;
  };
}

export function peopleConsumer(ports: RepairsPorts) {
  const entity = ({ data }: { data: { entity: EntitySnapshot } }) => followEstablishment(ports, data.entity);
  const consumer = ({ data }: { data: { consumer: ConsumerSnapshot } }) => followBeneficiary(ports, data.consumer);
  const followChange = async ({
    event_id,
    occurred_at,
    data: { consumer: snapshot, phone_correction, person_correction },
  }: ConsumerChanged) => {
    if (phone_correction)
      await notePhoneCorrection(ports, snapshot, { ...phone_correction, eventId: event_id, at: new Date(occurred_at) });
    if (person_correction)
      await notePersonCorrection(ports, snapshot, {
        ...person_correction,
        eventId: event_id,
        at: new Date(occurred_at),
      });
    await followBeneficiary(ports, snapshot);
  };
  return {
    'entity.registered': entity,
    'entity.profile-saved': entity,
    'entity.modified': entity,
    'entity.validated': entity,
    'entity.refused': entity,
    'entity.closed': entity,
    'entity.bank-account-changed': entity,
    'entity.anonymised': entity,
    'consumer.registered': consumer,
    'consumer.changed': followChange,
    'consumer.anonymised': ({ sequence, data }: { sequence: number; data: { consumer_id: string } }) =>
      forgetBeneficiary(ports, data.consumer_id, sequence),
  } satisfies EventHandlers;
}
