import { appError, enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { consumerOf, snapshotOf } from '../wire/beneficiary-wire.ts';
import type { Beneficiary } from '../record/beneficiary.ts';
import type { BeneficiaryStore } from '../store/beneficiary-store.ts';
import { admitToCounter } from './counter-access.ts';
import type { EstablishmentStore } from '../store/establishment-store.ts';

export interface FindBeneficiaryPorts {
  readonly beneficiaries: Pick<BeneficiaryStore, 'byId' | 'byPhone'>;
  readonly establishments: Pick<EstablishmentStore, 'byId'>;
}

/** By phone, by code; for the counter and for other services. */
export function findBeneficiaryRoutes({ beneficiaries, establishments }: FindBeneficiaryPorts) {
  const known = async (id: string): Promise<Beneficiary> => {
    const found = await beneficiaries.byId(id);
    if (!found) throw appError('ConsumerNotFoundException', 'This consumer is not found.');
    return found;
  };
  return [
    implement(enrolmentRoutes.searchConsumers, async ({ query, actor }) => {
      await admitToCounter(establishments, actor);
      return (
        query.query.startsWith('+')
          ? await beneficiaries.byPhone(query.query)
          : await byCode(beneficiaries, query.query)
      ).map(consumerOf);
    }),
    implement(enrolmentRoutes.readConsumer, async ({ params, actor }) => {
      await admitToCounter(establishments, actor);
      return consumerOf(await known(params.id));
    }),
    implement(enrolmentRoutes.readConsumerSnapshot, async ({ params }) => snapshotOf(await known(params.id))),
  ];
}

async function byCode(beneficiaries: Pick<BeneficiaryStore, 'byId'>, code: string): Promise<Beneficiary[]> {
  const found = await beneficiaries.byId(code);
  return found ? [found] : [];
}
