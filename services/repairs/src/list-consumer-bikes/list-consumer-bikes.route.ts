import { repairRoutes } from '@alveole/contracts/repair';
import { RepairKind } from '@alveole/domain';
import { eachInWords, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { ConsumerBike } from './list-consumer-bikes.ts';
import { listConsumerBikes } from './list-consumer-bikes.ts';

/** A person's past files: all of them, or the sessions alone. */
export function listConsumerBikesRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(repairRoutes.listConsumerBikes, async ({ params, actor }) =>
      eachInWords(await listConsumerBikes(ports, params.id), rowFor(actor)),
    ),
    implement(repairRoutes.listConsumerSessions, async ({ params, actor }) => {
      const files = await listConsumerBikes(ports, params.id);
      return eachInWords(
        files.filter(({ kind }) => kind === RepairKind.session),
        rowFor(actor),
      );
    }),
  ];
}

/** A file as its reader may know it: which shop opened it is said of the reader’s own alone. */
const rowFor =
  ({ entityId: readingShop }: Person) =>
  ({ id, status, kind, bike, createdAt, entityId, photoUrl }: ConsumerBike) => ({
    repair_id: id,
    status,
    gender: kind,
    brand: bike.brand,
    serial: bike.serial,
    create_date: createdAt.toISOString(),
    photo_url: photoUrl,
    of_own_shop: entityId === readingShop ? (true as const) : undefined,
  });
