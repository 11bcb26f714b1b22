import { createApiClient, createSession, createSessionView } from '@alveole/api-client';
import { answersName } from '@alveole/api-client/ask-ahead';
import type { AnswerAhead, ApiClient, Session } from '@alveole/api-client';
import type { RemoteConfig, SessionView } from '@alveole/contracts';
import { forgetOutlived } from '../session/forget-person.ts';
import type { Notifier } from '../notices/notifier.ts';
import type { Recovery } from '../remotes/recovery.ts';
import type { RemoteComponents } from '../remotes/remote-components.ts';
import type { RemoteLoader } from '../remotes/remote-loader.ts';
import type { RegistryReader } from '../remotes/registry-reader.ts';

/** What lives as long as the page: made once by `main.tsx`, given down from `App`. */
export interface ShellParts {
  readonly basePath: string;
  readonly config: RemoteConfig;
  readonly session: Session;
  /** The session as screens see it, of this moment. */
  readonly sessionView: () => SessionView;
  readonly api: ApiClient;
  readonly registry: Pick<RegistryReader, 'ownerOf' | 'anew'>;
  readonly loader: RemoteLoader;
  readonly components: RemoteComponents;
  readonly recovery: Recovery;
  readonly notifier: Notifier;
}

/** The session and the API client of this browser. */
export function sessionParts(basePath: string): Pick<ShellParts, 'session' | 'sessionView' | 'api'> {
  const session = createSession({
    storage: localStorage,
    events: window,
    cookies: document,
    onOutlived: () => void forgetOutlived(),
  });
  const { [answersName]: answersAhead } = globalThis as { readonly [answersName]?: readonly AnswerAhead[] };
  const api = createApiClient({ baseUrl: `${basePath}/alveoleapi`, session, locks: navigator.locks, answersAhead });
  return { session, api, sessionView: createSessionView(session, api.signOut) };
}
