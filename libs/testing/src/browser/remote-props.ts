import { demonstrationProgramme, type Role } from '@alveole/domain';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import type { Notice, RemoteProps, SessionView } from '@alveole/contracts';
import { createFakeApi, type FakeApi } from './fake-api.ts';

export interface FakeRemoteProps extends RemoteProps {
  readonly api: FakeApi;
  /** What the screen said so far. */
  readonly notices: Notice[];
}

/** What the shell gives to a remote, for screens under test. Without a role nobody is signed in. */
export function fakeRemoteProps({
  role,
  session = {},
}: { role?: Role; session?: Partial<SessionView> } = {}): FakeRemoteProps {
  const notices: Notice[] = [];
  return {
    api: createFakeApi(),
    notices,
    notify: (notice) => void notices.push(notice),
    session: { ...sessionOf(role), ...session },
    config: { tileUrl: '', campaign: openEndedCampaign, programme: demonstrationProgramme },
  };
}

function sessionOf(role: Role | undefined): SessionView {
  const isOpen = role !== undefined;
  return {
    isOpen,
    role,
    entityId: isOpen ? 'entity-1' : undefined,
    userId: isOpen ? 'user-1' : undefined,
    userName: isOpen ? 'Camille Martin' : undefined,
    permission: isOpen ? 0 : undefined,
    entityStatus: role === 'REP' ? 1 : undefined,
    needsConditions: false,
    needsTerms: false,
    presentConditions() {},
    open() {},
    close: () => Promise.resolve(),
  };
}
