import { routesOf } from '@alveole/contracts';
import { placeholderPassword } from '@alveole/domain';
import { askFor, callsThatNameAnOwner, expectedOf, strangerCells } from '@alveole/testing/node';
import type { OwnedCase, OwnedCases } from '@alveole/testing/node';
import { redirectUri, tillOf } from './manage-grants/till.harness.ts';
import { startAuthHarness } from './auth.harness.ts';
import type { AuthHarness } from './auth.harness.ts';
import { seedAccounts } from './seeding/seed-auth.ts';

const staffMail = 'jean.roux@exemple.fr';
const funderMail = 'odile.brun@exemple.fr';
const colleague = 'quatrebarbes@exemple.fr';
const platform = 'Firefox 128 sur Insolite';
const software = 'Logiciel insolite';
const marks = [colleague, staffMail, funderMail, 'QUATREBARBES', platform, software];

let auth: AuthHarness;
let owner: { entityId: string; userId: string };
let device: string;
let grant: string;
let client: { readonly client_id: string; readonly secrets: readonly { readonly secret_id: string }[] };
beforeAll(async () => {
  auth = await startAuthHarness();
  const mail = await auth.accountOf();
  const signedIn = (await auth.signIn(mail)).body as { entity_id: string; user_id: string; access_token: string };
  owner = { entityId: signedIn.entity_id, userId: signedIn.user_id };
  const person = auth.bearing(`Bearer ${signedIn.access_token}`);
  const entity = `/authentication/entity/${owner.entityId}/user`;
  const opened = await person.post(entity, {
    user_name: colleague,
    permission: 1,
    local_data: { name: 'Quatrebarbes' },
  });
  const registered = await person.post('/authentication/init_register_device', {
    app: 'alveole',
    device_token: 'device-token-1',
    device_platform: platform,
  });
  expect([opened.status, registered.status]).toEqual([200, 200]);
  device = (await person.get('/v1/auth/devices')).body[0].device_id;
  const portal = { name: software, reason: 'Chiffres', scopes: ['statistics:read'] };
  client = (await auth.as('ADM', { permission: 0 }).post('/v1/auth/clients', portal)).body.client;
  const till = await tillOf(auth);
  const { body: allowed } = await person.post('/v1/auth/grants', till.request);
  await till.exchange(new URL(allowed.return_uri).searchParams.get('code') ?? '');
  grant = (await person.get('/v1/auth/grants')).body[0].grant_id;
  await seedAccounts(auth.database, [
    {
      userId: 'adm-1',
      userName: 'ROUX Jean',
      mail: staffMail,
      entityGender: 10,
      entityId: 'staff',
      permission: 0,
    },
    {
      userId: 'fin-1',
      userName: 'BRUN Odile',
      mail: funderMail,
      entityGender: 12,
      entityId: 'financeur',
      funderId: 'ville',
      permission: 1,
    },
  ]);
});
afterAll(() => auth?.close());

/** How each call asks for people of another shop, or for a member of staff; `the-…` stands for what really exists. */
const cases: OwnedCases = {
  createEntityUser: {
    params: { entityId: 'the-shop' },
    body: {
      user_name: 'nouveau@exemple.fr',
      permission: 1,
      password: placeholderPassword,
      local_data: { name: 'Neuf' },
    },
  },
  changeEntityUser: {
    params: { entityId: 'the-shop', initial_user_name: colleague },
    body: { permission: 0 },
  },
  listEntityUsers: { params: { entityId: 'the-shop' } },
  revokeDevice: { params: { id: 'the-device' } },
  createStaffAccount: { body: { mail: staffMail, name: 'Neuf', role: 'ADM', permission: 0 } },
  createFunderAccount: { body: { mail: staffMail, name: 'Neuf', funder_id: 'ville' } },
  changeFunderAccount: { params: { id: 'fin-1' }, body: { last_row_hash: 'a'.repeat(32), name: 'Autre' } },
  readSecondPerson: { query: { first_id: 'adm-1' } },
  createClient: { body: { name: 'Caisse', reason: 'Envoyer', scopes: ['repairs:read'], entity_id: 'the-shop' } },
  createSecret: { params: { id: 'the-client' }, body: { last_row_hash: 'a'.repeat(32) } },
  revokeSecret: { params: { id: 'the-client', secret_id: 'the-secret' } },
  revokeClient: { params: { id: 'the-client' } },
  readGrantRequest: { query: { client_id: 'the-client', redirect_uri: redirectUri } },
  createGrant: { body: { client_id: 'the-client', redirect_uri: redirectUri } },
  revokeGrant: { params: { id: 'the-grant' } },
  changeStaffAccount: { params: { id: 'adm-1' }, body: { last_row_hash: 'a'.repeat(32), permission: 1 } },
};

function real(owned: OwnedCase): OwnedCase {
  const written = JSON.stringify(owned)
    .replaceAll('the-shop', owner.entityId)
    .replaceAll('the-device', device)
    .replaceAll('the-grant', grant)
    .replaceAll('the-client', client.client_id)
    .replaceAll('the-secret', client.secrets[0]?.secret_id ?? '');
  return JSON.parse(written) as OwnedCase;
}

/** What is kept of the people and devices of the shop, and of staff. */
async function storedTexts() {
  const people = await auth
    .as('REP', { ...owner, permission: 0 })
    .get(`/authentication/entity/${owner.entityId}/users`);
  const devices = await auth.as('REP', { ...owner, permission: 0 }).get('/v1/auth/devices');
  const staff = await auth.as('ADM').get('/v1/auth/staff');
  const clients = await auth.as('ADM', { permission: 0 }).get('/v1/auth/clients');
  const funders = await auth.as('ADM').get('/v1/auth/funder_accounts');
  return [people.text, devices.text, staff.text, funders.text, clients.text];
}

describe('the people of a shop and of the programme', () => {
  it('have a case for each call that names one', () => {
    expect(Object.keys(cases).sort()).toEqual(callsThatNameAnOwner(routesOf.auth));
  });

  it.each(strangerCells(routesOf.auth, cases))(
    'are not told by %s to a stranger of role %s, nor changed',
    async (_, role, route, owned) => {
      const before = await storedTexts();
      const stranger = auth.as(role, { entityId: 'another-shop', userId: `stranger-${role}`, permission: 0 });
      const answer = await askFor(stranger, route, real(owned));
      expect(expectedOf(route, role, owned)).toContain(answer.status);
      expect(marks.filter((mark) => answer.text.includes(mark))).toEqual([]);
      expect(await storedTexts()).toEqual(before);
    },
  );

  it('are told to those to whom they belong, so that a stranger’s call finds them', async () => {
    const storedText = (await storedTexts()).join();
    expect(marks.filter((mark) => !storedText.includes(mark))).toEqual([]);
  });
});
