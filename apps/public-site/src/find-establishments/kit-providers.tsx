import { createQueryClient, QueryClientProvider } from '@alveole/query';
import { isFinalFailure, politePause } from '@alveole/api-client';
import { useHref, useNavigate } from '@alveole/router';
import { UiProvider } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';

/** What the component kit needs, for the parts of a light page that bring it along when they open. */
export function KitProviders({ children }: { children: ReactNode }): ReactNode {
  const [cache] = useState(() => createQueryClient(isFinalFailure, politePause));
  return (
    <QueryClientProvider client={cache}>
      <UiProvider navigate={useNavigate()} useHref={useHref}>
        {children}
      </UiProvider>
    </QueryClientProvider>
  );
}
