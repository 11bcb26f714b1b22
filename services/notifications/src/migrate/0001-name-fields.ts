import { renameFields } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { deliveryModelOf } from '../store/delivery-model.ts';
import { waitingModelOf } from '../store/waiting-store.ts';

const message = { event_id: 'eventId', repair_id: 'repairId', file_number: 'fileNumber' } as const;
const messagesIn = (field: string): Record<string, string> =>
  Object.fromEntries(Object.entries(message).map(([former, name]) => [`${field}.${former}`, name]));

/** Fields of the store were called as on the wire. */
export const nameFields: Migration = {
  name: '0001-name-fields',
  declareModels: (database) => [deliveryModelOf(database), waitingModelOf(database)],
  walks: ({ database }) => [
    renameFields(database, 'deliveries', {
      aggregate_id: 'aggregateId',
      event_id: 'eventId',
      file_ids: 'fileIds',
      create_date: 'createdAt',
    }),
    renameFields(database, 'waiting_messages', {
      ...messagesIn('messages'),
      ...messagesIn('going.messages'),
      'going.left_on': 'leftOn',
      due_on: 'dueOn',
    }),
    renameFields(database, 'opt_outs', {
      is_off: 'isOff',
      changed_at: 'changedAt',
      used_links: 'usedLinks',
      resumed_by: 'resumedBy',
    }),
  ],
  retiredIndexes: [
    ...['newest', 'state_newest', 'aggregate_event', 'aggregate_newest', 'file_newest', 'recipient_newest'].map(
      (name) => ({ collection: 'deliveries', name }),
    ),
    { collection: 'waiting_messages', name: 'due' },
  ],
};
