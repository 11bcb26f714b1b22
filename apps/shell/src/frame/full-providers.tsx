import { isFinalFailure, politePause } from '@alveole/api-client';
import { createQueryClient, QueryClientProvider } from '@alveole/query';
import { useHref, useNavigate } from '@alveole/router';
import { ToastRegion, UiProvider } from '@alveole/ui';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import type { Notifier } from '../notices/notifier.ts';
import { showToast, toasts } from '../notices/toasts.ts';

/** One cache, for the page's life. */
const cache = createQueryClient(isFinalFailure, politePause);

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
