import { repairRoutes } from '@alveole/contracts/repair';
import { RepairKind } from '@alveole/domain';
import { eachInWords, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import type { ConsumerBike } from './list-consumer-bikes.ts';
import { listConsumerBikes } from './list-consumer-bikes.ts';

/** A person's past files: all of them, or the sessions alone. */
export function listConsumerBikesRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(repairRoutes.listConsumerBikes, async ({ params }) =>
      eachInWords(await listConsumerBikes(ports, params.id), rowOf),
    ),
    implement(repairRoutes.listConsumerSessions, async ({ params }) => {
      const files = await listConsumerBikes(ports, params.id);
      return eachInWords(
        files.filter(({ kind }) => kind === RepairKind.session),
        rowOf,
      );
    }),
  ];
}

function rowOf({ id, status, kind, bike, createdAt, photoUrl }: ConsumerBike) {
  return {
    repair_id: id,
    status,
    gender: kind,
    brand: bike.brand,
    serial: bike.serial,
    create_date: createdAt.toISOString(),
    photo_url: photoUrl,
  };
}
