import { establishmentRoutes } from '@alveole/contracts/establishment';
import { monthsBefore, retentionTermsOf } from '@alveole/domain';
import type { ServiceClient } from '@alveole/service-kit';
import type { RetentionAct } from '@alveole/service-kit/service';
import type { RefundsPorts } from '../ports.ts';

export interface ForgetParts {
  readonly ports: Pick<RefundsPorts, 'askCampaign' | 'forgottenPayments'>;
  readonly enrolment: ServiceClient;
}

/** What this service does to persons whose term is over: sums, references and the public log stay as they are. */
export function forgetPersons({ ports, enrolment }: ForgetParts): readonly RetentionAct[] {
  const { askCampaign, forgottenPayments } = ports;
  const beforePieces = async (now: Date) => {
    const { current } = await askCampaign();
    return { createdAt: { $lt: monthsBefore(now, retentionTermsOf(current).accountingPieces) } };
  };
  return [
    {
      row: 'transfers',
      collection: 'batches',
      datedBy: 'createdAt',
      pastTerm: beforePieces,
      unfinished: { forgottenAt: { $exists: false } },
      act: ({ _id }, now) => forgottenPayments.emptyBatch(_id, now),
    },
    {
      row: 'bank-receipts',
      collection: 'receipts',
      datedBy: 'createdAt',
      pastTerm: beforePieces,
      unfinished: { forgottenAt: { $exists: false } },
      act: ({ _id }, now) => forgottenPayments.emptyReceipt(_id, now),
    },
    {
      row: 'payees',
      collection: 'payees',
      datedBy: 'ibanChangedAt',
      async pastTerm() {
        const { entity_ids } = await enrolment.call(establishmentRoutes.listForgottenEntities, {});
        return { _id: { $in: entity_ids } };
      },
      unfinished: { forgottenAt: { $exists: false } },
      act: ({ _id }, now) => forgottenPayments.emptyPayee(_id, now),
    },
  ];
}
