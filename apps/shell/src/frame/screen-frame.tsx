import type { RemoteProps, SessionView } from '@alveole/contracts';
import { useMemo, useReducer } from 'react';
import type { ReactNode } from 'react';
import { isLightPage } from '@alveole/contracts';
import { FullFrame } from './full-frame.lazy.tsx';
import { LightFrame } from './light-frame.tsx';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { RemoteUnavailable } from '../remotes/remote-unavailable.tsx';
import type { ShellParts } from '../start/shell-parts.ts';

export interface ScreenFrameProps {
  readonly parts: ShellParts;
  readonly session: SessionView;
  /** Below the base path. */
  readonly path: string;
}

/** A screen inside its layout, with what its remote needs. */
export function ScreenFrame({ parts, session, path }: ScreenFrameProps): ReactNode {
  const { api, notifier, config, components, recovery, registry } = parts;
  const [, lookAgain] = useReducer((visits: number) => visits + 1, 0);
  const remote: RemoteProps = useMemo(
    () => ({ api, session, notify: notifier.notify, config }),
    [api, session, notifier, config],
  );
  const name = registry.ownerOf(path);
  const slot = name ? (
    <RemoteSlot key={name} name={name} components={components} recovery={recovery} remote={remote} />
  ) : (
    <RemoteUnavailable
      onRetry={() =>
        void registry
          .anew()
          .catch(() => undefined)
          .then(lookAgain)
      }
    />
  );
  if (isLightPage(path))
    return (
      <LightFrame notifier={notifier} programme={config.programme}>
        {slot}
      </LightFrame>
    );
  return (
    <FullFrame parts={parts} session={session} path={path}>
      {slot}
    </FullFrame>
  );
}
