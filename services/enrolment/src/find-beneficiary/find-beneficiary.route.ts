import { appError, enrolmentRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import { consumerOf, snapshotOf } from '../beneficiary/beneficiary.ts';
import type { Beneficiary } from '../beneficiary/beneficiary.ts';
import type { BeneficiaryRepository } from '../beneficiary/beneficiary-repository.ts';
import { admitToCounter } from '../beneficiary/counter-access.ts';
import type { EstablishmentRepository } from '../establishment/establishment-repository.ts';

export interface FindBeneficiaryPorts {
  readonly beneficiaries: Pick<BeneficiaryRepository, 'byId' | 'byPhone'>;
  readonly establishments: Pick<EstablishmentRepository, 'byId'>;
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

async function byCode(beneficiaries: Pick<BeneficiaryRepository, 'byId'>, code: string): Promise<Beneficiary[]> {
  const found = await beneficiaries.byId(code);
  return found ? [found] : [];
}
