import { isFinalFailure, politePause } from '@alveole/api-client';
import type { Notice } from '@alveole/contracts';
import { createQueryClient, QueryClientProvider } from '@alveole/query';
import { useHref, useNavigate } from '@alveole/router';
import { createToastQueue, ToastRegion, UiProvider } from '@alveole/ui';
import type { ToastDuration } from '@alveole/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Notifier } from '../notices/notifier.ts';

/** One cache and one queue of notices, for the page's life. */
const cache = createQueryClient(isFinalFailure, politePause);
const toasts = createToastQueue();

/** What every page but the light ones finds around itself: the cache, the kit, the notices. */
export function FullProviders({ notifier, children }: { notifier: Notifier; children: ReactNode }): ReactNode {
  useEffect(() => notifier.attach(showToast), [notifier]);
  return (
    <QueryClientProvider client={cache}>
      <UiProvider navigate={useNavigate()} useHref={useHref}>
        {children}
        <ToastRegion queue={toasts} />
      </UiProvider>
    </QueryClientProvider>
  );
}

const durations: Readonly<Record<NonNullable<Notice['seconds']>, ToastDuration>> = {
  3: 'short',
  6: 'medium',
  7: 'medium',
  10: 'long',
};

function showToast({ text, tone, seconds = 3 }: Notice): void {
  toasts.show({ message: text, tone, duration: durations[seconds] });
}
