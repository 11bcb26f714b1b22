import { statisticsRoutes, statisticsViewOf } from '@alveole/contracts/statistics';
import type { ApiCaller } from '@alveole/contracts';
import type { StatisticsView } from '@alveole/contracts/statistics';
import { useQuery } from '@alveole/query';
import type { UseQueryResult } from '@alveole/query';
import { weeksOf } from './period.ts';
import type { PeriodChoice } from './period.ts';

/** The figures of a period; those of the last one stay on screen until the next are there. */
export function useStatistics(api: ApiCaller, choice: PeriodChoice, now: Date): UseQueryResult<StatisticsView> {
  const { from, to } = weeksOf(choice, now);
  const query = { from, to, ...(choice.kind === undefined ? {} : { gender: choice.kind }) };
  return useQuery({
    queryKey: ['statistics', query],
    queryFn: async ({ signal }) =>
      statisticsViewOf(await api.call(statisticsRoutes.readStatistics, { query }, { signal })),
    placeholderData: (previous) => previous,
  });
}
