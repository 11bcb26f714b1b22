import { renameFields } from '@alveole/persistence';
import type { Migration } from '@alveole/persistence';
import { accountModelOf } from '../store/account-model.ts';
import { batchModelOf } from '../store/batch-model.ts';
import { questionModelOf } from '../store/question-store.ts';

const person = { user_id: 'userId', user_name: 'userName' } as const;
const within = (field: string, names: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(names).map(([former, name]) => [`${field}.${former}`, name]));

const file = { repair_id: 'repairId', repair_rozo_id: 'fileNumber', entity_id: 'entityId', entity_name: 'entityName' };

/** Fields of the store were called as on the wire, and the id of a batch that of a refund. */
export const nameFields: Migration = {
  name: '0001-name-fields',
  declareModels: (database) => [accountModelOf(database), batchModelOf(database), questionModelOf(database)],
  walks: ({ database }) => [
    renameFields(database, 'accounts', {
      ...file,
      validated_at: 'validatedAt',
      'entries.refund_id': 'batchId',
      paid_at: 'paidAt',
      paid_after_days: 'paidAfterDays',
      held_by: 'heldBy',
    }),
    renameFields(database, 'batches', {
      ...within('lines', { ...file, was_paid_before: 'wasPaidBefore', is_correction: 'isCorrection' }),
      ...within('transfers', {
        entity_id: 'entityId',
        payee_name: 'payeeName',
        settled_at: 'settledAt',
        paid_on: 'paidOn',
        returned_on: 'returnedOn',
      }),
      drafted_by: 'draftedBy',
      ...within('drafted_by', person),
      approved_by: 'approvedBy',
      ...within('approved_by', person),
      ...within('stopped', person),
      create_date: 'createdAt',
      approved_at: 'approvedAt',
    }),
    renameFields(database, 'payees', {
      iban_changed_at: 'ibanChangedAt',
      iban_changed_by: 'ibanChangedBy',
      approved_iban: 'approvedIban',
      approved_by: 'approvedBy',
      account_holder: 'accountHolder',
      confirmed_reference: 'confirmedReference',
    }),
    renameFields(database, 'bank_questions', {
      refund_id: 'batchId',
      repair_ids: 'repairIds',
      create_date: 'createdAt',
      ...within('proposal', person),
      confirmed_by: 'confirmedBy',
      ...within('confirmed_by', person),
    }),
  ],
  retiredIndexes: [
    ...['waiting_oldest', 'unsettled_of_entity', 'paid_newest', 'held_by_batch'].map((name) => ({
      collection: 'accounts',
      name,
    })),
    ...['newest', 'transfers_of_entity'].map((name) => ({ collection: 'batches', name })),
    ...['unsettled_newest', 'of_file', 'of_batch'].map((name) => ({ collection: 'bank_questions', name })),
  ],
};
