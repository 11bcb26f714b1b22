import { establishmentRoutes } from '@alveole/contracts/establishment';
import { sessionRoutes } from '@alveole/contracts/session';
import { refreshCall, signOutCall, standingCall } from './session-calls.ts';

it('knows the calls of the session as the contract has them', () => {
  const { refreshSession, signOut } = sessionRoutes;
  const { readEntity } = establishmentRoutes;
  expect(refreshCall).toEqual({ method: refreshSession.method, path: refreshSession.path });
  expect(signOutCall).toEqual({ method: signOut.method, path: signOut.path });
  expect(standingCall).toEqual({ method: readEntity.method, path: readEntity.path });
});
