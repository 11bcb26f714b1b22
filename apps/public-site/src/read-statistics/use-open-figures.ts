import { openStatisticsViewOf, statisticsRoutes } from '@alveole/contracts/statistics';
import type { ApiCaller } from '@alveole/contracts';
import type { OpenStatisticsView } from '@alveole/contracts/statistics';
import { useEffect, useState } from 'react';

export interface OpenFigures {
  readonly figures: OpenStatisticsView | undefined;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/** The open figures, without the query cache: the page that shows them is a light one. */
export function useOpenFigures(api: ApiCaller): OpenFigures {
  const [figures, setFigures] = useState<OpenStatisticsView>();
  const [hasFailed, setFailed] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const control = new AbortController();
    const { signal } = control;
    void api.call(statisticsRoutes.readOpenStatistics, {}, { signal }).then(
      (answer) => signal.aborted || setFigures(openStatisticsViewOf(answer)),
      () => signal.aborted || setFailed(true),
    );
    return () => control.abort();
  }, [api, asked]);
  const retry = (): void => {
    setFailed(false);
    setAsked((times) => times + 1);
  };
  return { figures, hasFailed, retry };
}
