import type { RemoteProps, SessionView } from '@alveole/contracts';
import { useMemo, useReducer } from 'react';
import type { ReactNode } from 'react';
import { FullFrame } from './full-frame.lazy.tsx';
import { PublicLayout } from '../public-layout/public-layout.tsx';
import { RemoteSlot } from '../remotes/remote-slot.tsx';
import { RemoteUnavailable } from '../remotes/remote-unavailable.tsx';
import type { ShellParts } from '../start/shell-parts.ts';

export interface ScreenFrameProps {
  readonly parts: ShellParts;
  readonly session: SessionView;
  /** Below the base path. */
  readonly path: string;
}

/** Pages that need neither the kit nor the cache, so that they load light. */
const lightPages: ReadonlySet<string> = new Set(['/auth/particulier']);

/** A screen inside its layout, with what its remote needs. */
export function ScreenFrame({ parts, session, path }: ScreenFrameProps): ReactNode {
  const { api, notifier, config, components, recovery, registry } = parts;
  const [, lookAgain] = useReducer((looks: number) => looks + 1, 0);
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
  if (lightPages.has(path)) return <PublicLayout>{slot}</PublicLayout>;
  return (
    <FullFrame parts={parts} session={session} path={path}>
      {slot}
    </FullFrame>
  );
}
