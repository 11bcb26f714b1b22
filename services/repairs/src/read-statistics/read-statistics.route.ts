import { statisticsRoutes } from '@alveole/contracts/statistics';
import { implement } from '@alveole/service-kit';
import type { ImplementedRoute } from '@alveole/service-kit';
import type { RepairsPorts } from '../ports.ts';
import { openStatistics } from './open-statistics.ts';
import { openStatisticsCsv } from './open-statistics-csv.ts';
import { readStatistics } from './read-statistics.ts';

export function readStatisticsRoutes(ports: RepairsPorts): ImplementedRoute[] {
  return [
    implement(statisticsRoutes.readStatistics, ({ query: { from, to, gender: kind } }) =>
      readStatistics(ports, { from, to, kind }),
    ),
    implement(statisticsRoutes.readOpenStatistics, () => openStatistics(ports)),
    implement(statisticsRoutes.readOpenStatisticsCsv, async () => openStatisticsCsv(await openStatistics(ports))),
  ];
}
