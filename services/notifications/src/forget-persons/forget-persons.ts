import { establishmentRoutes } from '@alveole/contracts/establishment';
import { webhookCallDays } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import type { ServiceClient } from '@alveole/service-kit';
import { deletingAct } from '@alveole/service-kit/service';
import type { RetentionAct } from '@alveole/service-kit/service';

export interface ForgetParts {
  readonly database: Database;
  readonly enrolment: ServiceClient;
}

/** What this service does to persons whose term is over. */
export function forgetPersons({ database, enrolment }: ForgetParts): readonly RetentionAct[] {
  const contacts = database.collection('contacts');
  return [
    deletingAct(database, {
      row: 'webhook-calls',
      collection: 'webhook_calls',
      datedBy: 'createdAt',
      days: webhookCallDays,
    }),
    deletingAct(database, { row: 'deliveries', collection: 'deliveries', datedBy: 'createdAt', days: 730 }),
    {
      row: 'contacts',
      collection: 'contacts',
      datedBy: 'at',
      async pastTerm() {
        const { entity_ids } = await enrolment.call(establishmentRoutes.listForgottenEntities, {});
        return { _id: { $in: entity_ids } };
      },
      unfinished: { mail: { $gt: '' } },
      // The event that was lost would have emptied it; a later one of the same establishment there is not.
      async act({ _id }) {
        await contacts.updateOne({ _id }, { $set: { mail: '' } } as object);
        return 'written';
      },
    },
  ];
}
