import { repairsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairStore } from '../store/repair-store.ts';

/** The bikes of a person over all establishments, newest first, without prices or shops: just what the check at the counter needs. */
export function consumerBikesRoute(repairs: Pick<RepairStore, 'ofConsumer'>): ImplementedRoute {
  return implement(repairsRoutes.consumerBikes, async ({ params }) => {
    const files = await repairs.ofConsumer(params.id);
    return files.map(({ id, status, gender, bike, createdAt }) => ({
      repair_id: id,
      status,
      gender,
      brand: bike.brand,
      serial: bike.serial,
      create_date: createdAt.toISOString(),
    }));
  });
}
