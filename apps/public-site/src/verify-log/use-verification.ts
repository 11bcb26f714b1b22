import type { ApiCaller } from '@alveole/contracts';
import type { LogSource, Outcome } from '@alveole/transparency';
import { useEffect, useRef, useState } from 'react';
import { apiLogSource } from './api-log-source.ts';

/** Where a verification stands. */
export type VerificationState<Result> =
  { readonly step: 'idle' | 'running' | 'failed' } | { readonly step: 'done'; readonly result: Result };

export interface Verification<Result> {
  readonly state: VerificationState<Result>;
  readonly start: (work: (source: LogSource) => Promise<Result>) => void;
  readonly stop: () => void;
}

/** Runs one verification at a time; another one, or leaving the page, ends the one under way. */
export function useVerification<Result = readonly Outcome[]>(api: ApiCaller): Verification<Result> {
  const [state, setState] = useState<VerificationState<Result>>({ step: 'idle' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const stop = (): void => {
    running.current?.abort();
    setState({ step: 'idle' });
  };
  const start: Verification<Result>['start'] = (work) => {
    running.current?.abort();
    const control = new AbortController();
    running.current = control;
    setState({ step: 'running' });
    const settle = (next: VerificationState<Result>): void => {
      if (!control.signal.aborted) setState(next);
    };
    void work(apiLogSource(api, control.signal)).then(
      (result) => settle({ step: 'done', result }),
      () => settle({ step: 'failed' }),
    );
  };
  return { state, start, stop };
}
