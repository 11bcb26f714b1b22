import { createApiClient, createSession, createSessionView, isFinalFailure, politePause } from '@alveole/api-client';
import { remoteConfigOf } from '@alveole/contracts';
import type { PublicConfig, RemoteProps } from '@alveole/contracts';
import { createQueryClient, QueryClientProvider } from '@alveole/query';
import { BrowserRouter, useHref, useNavigate } from '@alveole/router';
import { createToastQueue, ToastRegion, UiProvider } from '@alveole/ui';
import { useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { openDemoSession } from './open-demo-session.ts';

/**
 * Runs one remote without the shell, for its own team, against a running gateway (the development server passes the
 * calls on). `?as=ADM` signs in with the demo account of that role.
 */
export async function runStandalone(Routes: ComponentType<RemoteProps>): Promise<void> {
  const session = createSession({ storage: localStorage, events: window, cookies: document });
  const api = createApiClient({ baseUrl: '/alveoleapi', session, locks: navigator.locks });
  const config = remoteConfigOf((await (await fetch('/config.json')).json()) as PublicConfig);
  await openDemoSession({ api, session, role: new URLSearchParams(location.search).get('as') });
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');

  const toasts = createToastQueue();
  const notify: RemoteProps['notify'] = ({ text, tone }) => void toasts.show({ message: text, tone });
  const sessionView = createSessionView(session, api.signOut);
  const Alone = (): ReactNode => {
    const view = useSyncExternalStore(session.subscribe, sessionView);
    return (
      <UiProvider navigate={useNavigate()} useHref={useHref}>
        <Routes api={api} session={view} notify={notify} config={config} />
        <ToastRegion queue={toasts} />
      </UiProvider>
    );
  };
  createRoot(root).render(
    <BrowserRouter>
      <QueryClientProvider client={createQueryClient(isFinalFailure, politePause)}>
        <Alone />
      </QueryClientProvider>
    </BrowserRouter>,
  );
}
