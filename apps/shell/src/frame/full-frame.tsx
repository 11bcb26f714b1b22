import type { SessionView } from '@alveole/contracts';
import { bestScreen } from '@alveole/domain';
import type { ScreenLayout } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import { leavePage, useLocation } from '@alveole/router';
import { OfflineLine } from '@alveole/ui';
import { useCallback } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { ConditionsGate } from '../answer-conditions/conditions-gate.tsx';
import { DeskLayout } from '../desk-layout/desk-layout.tsx';
import { FullProviders } from './full-providers.tsx';
import { PublicLayout } from '../layout/public-layout.tsx';
import { forgetPerson } from '../session/forget-person.ts';
import { useAskedSignOut } from '../session/use-asked-sign-out.tsx';
import type { ShellParts } from '../start/shell-parts.ts';
import { useLoadedBehind } from '../start/use-loaded-behind.ts';
import { keepAtHand } from '../work-offline/keep-at-hand.ts';

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
  const isCounter = session.role === 'REP';
  const { basePath, config } = parts;
  const loadBehind = useCallback(async () => {
    if (isCounter) await keepAtHand(basePath);
  }, [isCounter, basePath]);
  useLoadedBehind(loadBehind);
  const signOut = (): void => {
    cache.clear();
    void forgetPerson(parts.api);
  };
  const { askFirst, onNear, dialog } = useAskedSignOut({ isAsked: from?.asksSignOut ?? false, onSignOut: signOut });
  return (
    <DeskLayout
      session={session}
      programmeName={config.programme.name}
      onSignOut={() => leavePage(askFirst)}
      onSignOutNear={onNear}
    >
      {/* The counter keeps what is typed, and says so itself. */}
      {isCounter ? null : <OfflineLine />}
      <ConditionsGate parts={parts} session={session} onSignOut={signOut} onLater={askFirst} />
      {children}
      {dialog}
    </DeskLayout>
  );
}
