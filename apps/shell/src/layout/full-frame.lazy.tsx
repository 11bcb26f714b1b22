import { lazy, Suspense } from 'react';
import type { ReactNode } from 'react';
import { RemoteWaiting } from '../remotes/remote-waiting.tsx';
import type { FullFrameProps } from './full-frame.tsx';

const Frame = lazy(async () => ({ default: (await import('./full-frame.tsx')).FullFrame }));

/** `FullFrame`, loaded when a page first needs it. */
export function FullFrame(props: FullFrameProps): ReactNode {
  return (
    <Suspense fallback={<RemoteWaiting />}>
      <Frame {...props} />
    </Suspense>
  );
}
