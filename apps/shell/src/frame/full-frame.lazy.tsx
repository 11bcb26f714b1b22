import { lazy, Suspense, useReducer, useState } from 'react';
import type { ReactNode } from 'react';
import { PublicLayout } from '../layout/public-layout.tsx';
import { RemoteBoundary } from '../remotes/remote-boundary.tsx';
import { RemoteUnavailable } from '../remotes/remote-unavailable.tsx';
import { RemoteWaiting } from '../remotes/remote-waiting.tsx';
import type { FullFrameProps } from './full-frame.tsx';

/** How a part of the shell that comes later is loaded; a test gives its own. */
export type LoadFrame = () => Promise<{ readonly FullFrame: (props: FullFrameProps) => ReactNode }>;

/** Its name is how the build finds what the gateway names ahead of a page. */
const loadFrame: LoadFrame = () => import(/* webpackChunkName: "frame" */ './full-frame.tsx');
/** Asked for twice before it counts as lost: a network that stumbles once is no news to anybody. */
const makeFrame = (load: LoadFrame) => lazy(async () => ({ default: (await load().catch(() => load())).FullFrame }));

/** The lazy component of each way to load, outside React; one that failed stays failed, so it is made anew. */
const frames = new Map<LoadFrame, ReturnType<typeof makeFrame>>();
const frameOf = (load: LoadFrame) => {
  const frame = frames.get(load) ?? makeFrame(load);
  frames.set(load, frame);
  return frame;
};

/**
 * `FullFrame`, loaded when a page first needs it. Where it cannot be had, the light frame stays: header and footer
 * lead on, the middle says what is wrong and tries again.
 */
export function FullFrame({ load = loadFrame, ...props }: FullFrameProps & { readonly load?: LoadFrame }): ReactNode {
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0);
  const { recovery, config } = props.parts;
  const [Frame, setFrame] = useState(() => frameOf(load));
  const retry = async (): Promise<void> => {
    if (await recovery.fromLostShell()) return;
    setFrame(() => frameOf(load));
    tryAgain();
  };
  return (
    <RemoteBoundary
      resetKey={String(tries)}
      onFailed={() => frames.delete(load)}
      fallback={
        <PublicLayout programme={config.programme}>
          <RemoteUnavailable onRetry={() => void retry()} />
        </PublicLayout>
      }
    >
      <Suspense fallback={<RemoteWaiting />}>
        <Frame {...props} />
      </Suspense>
    </RemoteBoundary>
  );
}
