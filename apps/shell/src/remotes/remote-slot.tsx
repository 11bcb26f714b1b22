import type { RemoteName, RemoteProps } from '@alveole/contracts';
import { useLocation } from '@alveole/router';
import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteLoader } from './remote-loader.ts';
import { RemoteUnavailable } from './remote-unavailable.tsx';
import { RemoteWaiting } from './remote-waiting.tsx';

export interface RemoteSlotProps {
  readonly name: RemoteName;
  readonly loader: RemoteLoader;
  readonly remote: RemoteProps;
}

/** The place of one remote in the page. It waits, shows it, or says that it is unavailable and offers another try. */
export function RemoteSlot({ name, loader, remote }: RemoteSlotProps): ReactNode {
  const { pathname } = useLocation();
  const [attempt, setAttempt] = useState(() => firstAttempt(loader, name));
  const Routes = attempt.Routes;
  const retry = (): void => setAttempt(({ count }) => nextAttempt(loader, name, count));
  return (
    <RemoteBoundary resetKey={`${attempt.count} ${pathname}`} fallback={<RemoteUnavailable onRetry={retry} />}>
      <Suspense fallback={<RemoteWaiting />}>
        <Routes {...remote} />
      </Suspense>
    </RemoteBoundary>
  );
}

/** A lazy component that failed stays failed, so each try holds a fresh one. */
interface Attempt {
  readonly count: number;
  readonly Routes: ComponentType<RemoteProps>;
}

const firstAttempt = (loader: RemoteLoader, name: RemoteName): Attempt => nextAttempt(loader, name, 0);

function nextAttempt(loader: RemoteLoader, name: RemoteName, count: number): Attempt {
  return { count: count + 1, Routes: lazy(async () => ({ default: await loader.load(name) })) };
}
