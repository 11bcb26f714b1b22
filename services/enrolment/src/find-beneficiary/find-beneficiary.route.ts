import { beneficiaryRoutes } from '@alveole/contracts/beneficiary';
import { eachInWords, implement } from '@alveole/service-kit';
import { consumerOf, snapshotOf } from '../wire/beneficiary-wire.ts';
import { knownBeneficiary, readBeneficiary, searchBeneficiaries } from './find-beneficiary.ts';
import type { FindBeneficiaryPorts } from './find-beneficiary.ts';

/** By phone, by code; for the counter and for other services. */
export function findBeneficiaryRoutes(ports: FindBeneficiaryPorts) {
  return [
    implement(beneficiaryRoutes.findConsumers, async ({ query, actor }) =>
      eachInWords(await searchBeneficiaries(ports, query.query, actor), consumerOf),
    ),
    ...[beneficiaryRoutes.readConsumer, beneficiaryRoutes.readConsumerOfList].map((route) =>
      implement(route, async ({ params, actor }) => consumerOf(await readBeneficiary(ports, params.id, actor))),
    ),
    implement(beneficiaryRoutes.readConsumerSnapshot, async ({ params }) =>
      snapshotOf(await knownBeneficiary(ports, params.id)),
    ),
  ];
}
