import { EstablishmentKind, EstablishmentStatus } from '@alveole/domain';
import { registeredSession, setPasswordBody, signedInOf } from './view.ts';
import * as authRoutes from './routes.ts';

const account = { access_token: 'access', refresh_token: 'refresh', user_id: 'user-1', entity_id: 'entity-1' };

describe('a session', () => {
  it('knows the role and the status of whoever signs in', () => {
    const answer = { ...account, entity_status: EstablishmentStatus.validated, entity_gender: 10 as const };
    expect(signedInOf(answer)).toEqual({ role: 'ADM', entityStatus: EstablishmentStatus.validated });
  });

  it('opens with a registration', () => {
    expect(registeredSession(account, EstablishmentKind.association)).toEqual({
      ...account,
      entity_status: EstablishmentStatus.registered,
      entity_gender: EstablishmentKind.association,
    });
  });

  it('gets a new password with the code of the mail', () => {
    const body = setPasswordBody({ mail: 'lea@exemple.fr', code: '123456', password: 'Velo2020' });
    expect(authRoutes.setPassword.body.parse(body)).toEqual({
      mail: 'lea@exemple.fr',
      newpassword: 'Velo2020',
      recovery_password: '123456',
    });
  });
});
