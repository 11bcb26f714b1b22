import type { SessionView } from '@alveole/contracts';
import { bestScreen } from '@alveole/domain';
import type { ScreenLayout } from '@alveole/domain';
import { useQueryClient } from '@alveole/query';
import type { ComponentType, ReactNode } from 'react';
import { DeskLayout } from '../desk-layout/desk-layout.tsx';
import { FullProviders } from '../providers/full-providers.tsx';
import { PublicLayout } from '../public-layout/public-layout.tsx';
import { forgetPerson } from '../session/forget-person.ts';
import type { ShellParts } from '../start/shell-parts.ts';

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
  '/auth': ({ children }) => <PublicLayout>{children}</PublicLayout>,
  '/admin': SignedInLayout,
  '/view': ({ children }) => <main id="contenu">{children}</main>,
};

function SignedInLayout({ parts, session, children }: FullFrameProps): ReactNode {
  const cache = useQueryClient();
  const signOut = (): void => {
    cache.clear();
    void forgetPerson(parts.api);
  };
  return (
    <DeskLayout session={session} onSignOut={signOut}>
      {children}
    </DeskLayout>
  );
}
