import { repairsRoutes } from '@alveole/contracts';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { openStatistics } from './open-statistics.ts';
import { openStatisticsCsv } from './open-statistics-csv.ts';
import { readStatistics } from './read-statistics.ts';

export function readStatisticsRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(repairsRoutes.readStatistics, ({ query: { from, to, gender: kind } }) =>
      readStatistics(ports, { from, to, kind }),
    ),
    implement(repairsRoutes.readOpenStatistics, () => openStatistics(ports)),
    implement(repairsRoutes.readOpenStatisticsCsv, async () => openStatisticsCsv(await openStatistics(ports))),
  ];
}
