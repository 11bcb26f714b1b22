import type { ConsumerSnapshot, EntitySnapshot } from '@alveole/contracts';
import type { EventHandlers } from '@alveole/messaging';
import type { RepairsPorts } from '../ports.ts';
import { followBeneficiary, followEstablishment } from './follow-people.ts';

export function peopleConsumer(ports: RepairsPorts) {
  const entity = ({ data }: { data: { entity: EntitySnapshot } }) => followEstablishment(ports, data.entity);
  const consumer = ({ data }: { data: { consumer: ConsumerSnapshot } }) => followBeneficiary(ports, data.consumer);
  return {
    'entity.registered': entity,
    'entity.profile-saved': entity,
    'entity.modified': entity,
    'entity.validated': entity,
    'entity.refused': entity,
    'entity.closed': entity,
    'entity.bank-account-changed': entity,
    'consumer.registered': consumer,
    'consumer.changed': consumer,
  } satisfies EventHandlers;
}
