import type { RemoteProps } from '@alveole/contracts';
import { forgetFailedPages, useLocation } from '@alveole/router';
import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteComponents } from './remote-components.ts';
import { RemoteUnavailable } from './remote-unavailable.tsx';
import { RemoteWaiting } from './remote-waiting.tsx';

export interface RemoteSlotProps {
  readonly name: string;
  readonly components: RemoteComponents;
  readonly remote: RemoteProps;
}

/** The slot of one remote in the page. It waits, shows it, or says that it is unavailable and offers another try. */
export function RemoteSlot({ name, components, remote }: RemoteSlotProps): ReactNode {
  const { pathname } = useLocation();
  const [tries, setTries] = useState(0);
  const [Routes, setRoutes] = useState(() => components.of(name));
  const startAfresh = (): void => {
    forgetFailedPages();
    setRoutes(() => components.anew(name));
  };
  return (
    <RemoteBoundary
      resetKey={`${tries} ${pathname}`}
      onFailed={startAfresh}
      fallback={<RemoteUnavailable onRetry={() => setTries(tries + 1)} />}
    >
      <Suspense fallback={<RemoteWaiting />}>
        <Routes {...remote} />
      </Suspense>
    </RemoteBoundary>
  );
}
