import type { RemoteConfig, RemoteProps, WaitingPage } from '@alveole/contracts';

/** What a page gets that is drawn as it waits: somebody of a role, an API that does not answer. */
export const waitingProps = (role: WaitingPage['role'], config: RemoteConfig): RemoteProps => ({
  api: silentApi,
  session: sessionOf(role),
  notify: () => undefined,
  config,
});

/** Answers nothing: the page waits. */
const silentApi: RemoteProps['api'] = { call: () => new Promise(() => undefined) };

/** Somebody of a role, of whom nothing else is known. */
const sessionOf = (role: WaitingPage['role']): RemoteProps['session'] => ({
  isOpen: true,
  role,
  entityId: undefined,
  userId: undefined,
  userName: undefined,
  permission: undefined,
  entityStatus: undefined,
  needsConditions: false,
  needsTerms: false,
  presentConditions: () => undefined,
  open: () => undefined,
  close: () => Promise.resolve(),
});
