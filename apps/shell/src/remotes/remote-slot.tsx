import type { RemoteProps } from '@alveole/contracts';
import { forgetFailedPages, useLocation } from '@alveole/router';
import { Suspense, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { TakenOver } from './taken-over.tsx';
import type { Recovery } from './recovery.ts';
import { RemoteBoundary } from './remote-boundary.tsx';
import type { RemoteComponents } from './remote-components.ts';
import { RemoteUnavailable } from './remote-unavailable.tsx';
import { RemoteWaiting } from './remote-waiting.tsx';

export interface RemoteSlotProps {
  readonly name: string;
  readonly components: RemoteComponents;
  readonly recovery: Recovery;
  readonly remote: RemoteProps;
}

/**
 * The slot of one remote in the page. It waits, shows it, or loads the page again for a version that came out
 * meanwhile; where that does not help it says that the remote is unavailable and offers another try.
 */
export function RemoteSlot({ name, components, recovery, remote }: RemoteSlotProps): ReactNode {
  const { pathname } = useLocation();
  const [tries, setTries] = useState(0);
  const [isDown, setDown] = useState(false);
  const [Routes, setRoutes] = useState(() => components.of(name));
  const isAskedTry = useRef(false);
  const recover = async (way: () => Promise<boolean>): Promise<boolean> => {
    setDown(false);
    const isOnItsWay = await way();
    setDown(!isOnItsWay);
    return isOnItsWay;
  };
  const startAfresh = (): void => {
    forgetFailedPages();
    setRoutes(() => components.anew(name));
    void recover(isAskedTry.current ? recovery.fromFailedTry : () => recovery.fromLost(name, false));
    isAskedTry.current = false;
  };
  const retry = async (): Promise<void> => {
    if (await recover(() => recovery.fromLost(name, true))) return;
    isAskedTry.current = true;
    setTries(tries + 1);
  };
  return (
    <RemoteBoundary
      resetKey={`${tries} ${pathname}`}
      onFailed={startAfresh}
      fallback={isDown ? <RemoteUnavailable onRetry={() => void retry()} /> : <RemoteWaiting />}
    >
      <Suspense fallback={<RemoteWaiting />}>
        <Routes {...remote} />
        <TakenOver />
      </Suspense>
    </RemoteBoundary>
  );
}
