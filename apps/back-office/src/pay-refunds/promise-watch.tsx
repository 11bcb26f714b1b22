import type { ApiCaller } from '@alveole/contracts';
import { Notice } from '@alveole/ui';
import type { ReactNode } from 'react';
import { promiseTexts as texts } from './promise.text.ts';
import { usePromiseWatch } from './read-payments.ts';

/** How many promises of payment are past, and how many soon are; nothing while all hold. */
export function PromiseWatch({ api }: { readonly api: ApiCaller }): ReactNode {
  const { data: watch } = usePromiseWatch(api);
  if (watch === undefined) return null;
  const { late, soon, delayDays, noticeDays } = watch;
  return (
    <>
      {late.files === 0 ? null : <Notice tone="danger">{texts.late(late, delayDays)}</Notice>}
      {soon.files === 0 ? null : <Notice tone="warning">{texts.soon(soon, noticeDays)}</Notice>}
    </>
  );
}
