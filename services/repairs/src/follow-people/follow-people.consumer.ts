import type { ConsumerSnapshot, EntitySnapshot } from '@alveole/contracts';
import type { EventHandlers } from '@alveole/messaging';
import type { Beneficiaries } from '../store/beneficiaries.ts';
import type { Establishments } from '../store/establishments.ts';
import type { RepairStore } from '../store/repair-store.ts';
import { searchTokens } from '../record/search-tokens.ts';

export interface FollowPeoplePorts {
  readonly establishments: Pick<Establishments, 'keep'>;
  readonly beneficiaries: Pick<Beneficiaries, 'keep' | 'find'>;
  readonly repairs: Pick<RepairStore, 'searchableOf' | 'replaceSearchTokens'>;
}

/** Keeps what this service must know of establishments and beneficiaries. The newest snapshot wins, whatever the order of arrival. */
export function followPeople({ establishments, beneficiaries, repairs }: FollowPeoplePorts) {
  const entity = async ({ data }: { data: { entity: EntitySnapshot } }) => establishments.keep(data.entity);
  const consumer = async ({ data }: { data: { consumer: ConsumerSnapshot } }) => {
    await beneficiaries.keep(data.consumer);
    // The newest known, not the one that came: an old event that comes late must not bring an old number back.
    await refreshSearch(repairs, await beneficiaries.find(data.consumer.consumer_id));
  };
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

/** A corrected number finds the person's files from now on. */
async function refreshSearch(repairs: FollowPeoplePorts['repairs'], consumer: ConsumerSnapshot): Promise<void> {
  const person = {
    firstName: consumer.first_name,
    lastName: consumer.last_name,
    phone: consumer.smartphone_number,
    mail: consumer.mail,
  };
  for (const file of await repairs.searchableOf(consumer.consumer_id)) {
    await repairs.replaceSearchTokens(file.id, searchTokens({ ...file, person }));
  }
}
