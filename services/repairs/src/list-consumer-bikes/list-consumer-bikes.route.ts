import { repairsRoutes } from '@alveole/contracts';
import { eachInWords, implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { listConsumerBikes } from './list-consumer-bikes.ts';

export function listConsumerBikesRoute(ports: RepairsPorts): ImplementedRoute {
  return implement(repairsRoutes.consumerBikes, async ({ params }) =>
    eachInWords(await listConsumerBikes(ports, params.id), ({ id, status, kind, bike, createdAt }) => ({
      repair_id: id,
      status,
      gender: kind,
      brand: bike.brand,
      serial: bike.serial,
      create_date: createdAt.toISOString(),
    })),
  );
}
