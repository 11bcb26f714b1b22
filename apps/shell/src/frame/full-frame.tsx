import type { SessionView } from '@alveole/contracts';
import { bestScreen } from '@alveole/domain';
import type { ScreenLayout } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import { leavePage, useLocation } from '@alveole/router';
import { OfflineLine } from '@alveole/ui';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ConditionsGate } from '../answer-conditions/conditions-gate.tsx';
import { DeskLayout } from '../desk-layout/desk-layout.tsx';
import { FullProviders } from './full-providers.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { forgetPerson } from '../session/forget-person.ts';
import { hasUnsentWork, unsentWork } from '../session/waiting-count.ts';
import type { ShellParts } from '../start/shell-parts.ts';
import { useLoadedBehind } from '../start/use-loaded-behind.ts';
import { keepAtHand } from '../work-offline/keep-at-hand.ts';

const readSignOutDialog = () => import('../session/sign-out-dialog.tsx');
const SignOutDialog = lazy(async () => ({ default: (await readSignOutDialog()).SignOutDialog }));

export interface FullFrameProps {
  readonly parts: ShellParts;
  readonly session: SessionView;
  readonly path: string;
  readonly children: ReactNode;
}

/** Everything around a page that uses the interface kit and the cache. */
export function FullFrame(props: FullFrameProps): ReactNode {
  const layout = bestScreen(props.path)?.layout ?? '/auth';
  const Layout = layouts[layout];
  return (
    <FullProviders notifier={props.parts.notifier}>
      <Layout {...props} />
    </FullProviders>
  );
}

const layouts: Readonly<Record<ScreenLayout, ComponentType<FullFrameProps>>> = {
  '/auth': ({ parts, children }) => <PublicLayout programme={parts.config.programme}>{children}</PublicLayout>,
  '/admin': SignedInLayout,
  '/view': ({ children }) => <main id="contenu">{children}</main>,
};

function SignedInLayout({ parts, session, children }: FullFrameProps): ReactNode {
  const cache = useQueryClient();
  const { state: from } = useLocation() as { readonly state: { readonly asksSignOut?: boolean } | null };
  const [isAsking, setAsking] = useState(from?.asksSignOut ?? false);
  const isCounter = session.role === 'REP';
  const { basePath, config } = parts;
  useEffect(() => {
    if (isCounter) void keepAtHand(basePath);
  }, [isCounter, basePath]);
  const loadBehind = useCallback(async () => {
    if (!isCounter) return;
    // It asks when something waits, and that is when there is no network to fetch it with.
    await readSignOutDialog();
    // A worker that was new did not see what came meanwhile.
    await keepAtHand(basePath);
  }, [isCounter, basePath]);
  useLoadedBehind(loadBehind);
  const signOut = (): void => {
    cache.clear();
    void forgetPerson(parts.api);
  };
  const askFirst = (): void => (hasUnsentWork(unsentWork(localStorage, sessionStorage)) ? setAsking(true) : signOut());
  return (
    <DeskLayout session={session} programmeName={config.programme.name} onSignOut={() => leavePage(askFirst)}>
      {/* The counter keeps what is typed, and says so itself. */}
      {isCounter ? null : <OfflineLine />}
      {children}
      {isAsking ? (
        <Suspense>
          <SignOutDialog isOpen onClose={() => setAsking(false)} onSignOut={signOut} />
        </Suspense>
      ) : null}
      <ConditionsGate parts={parts} session={session} onSignOut={signOut} onLater={askFirst} />
    </DeskLayout>
  );
}
