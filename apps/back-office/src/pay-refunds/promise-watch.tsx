import type { ApiCaller } from '@alveole/contracts';
import { Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { promiseTexts as texts } from './promise.text.ts';
import { usePromiseWatch } from './read-payments.ts';

export interface PromiseWatchProps {
  readonly api: ApiCaller;
  /** Several funders pay: each share is promised and counted by itself. */
  readonly isShared: boolean;
}

/** How many promises of payment are past, and how many soon are; nothing while all hold. */
export function PromiseWatch({ api, isShared }: PromiseWatchProps): ReactNode {
  const { data: watch } = usePromiseWatch(api);
  if (watch === undefined) return null;
  const { late, soon, delayDays, noticeDays } = watch;
  return (
    <>
      {late.files === 0 ? null : <Notice tone="danger">{texts.late(late, delayDays, isShared)}</Notice>}
      {soon.files === 0 ? null : <Notice tone="warning">{texts.soon(soon, noticeDays, isShared)}</Notice>}
    </>
  );
}
