import { startAuthHarness } from '../auth.harness.ts';
import { accountModelOf } from '../store/account-model.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness();
});
afterAll(() => harness?.close());

/** A shop whose account has registered, and its administrator. */
async function shop() {
  const mail = await harness.accountOf();
  const entityId = harness.entityOf(mail);
  const { user_id: userId } = (await harness.signIn(mail)).body;
  const as = (actor: { userId: string; permission?: 0 | 1; entityId?: string }) =>
    harness.as('REP', { permission: 0, entityId, userName: 'LEROY Sophie', ...actor });
  return { mail, entityId, userId: String(userId), as, admin: as({ userId: String(userId) }) };
}
const claimsIn = (token: string) => JSON.parse(Buffer.from(String(token.split('.')[1]), 'base64url').toString());
const local_data = { name: 'Hélène Dûbois-Roy' };
const usersOf = (entityId: string) => `/authentication/entity/${entityId}/users`;
const userOf = (entityId: string, mail: string) => `/authentication/entity/${entityId}/user/${mail}`;

describe('a colleague’s account', () => {
  it('is opened by a link of one use; name in capitals, the placeholder opens nothing', async () => {
    const { entityId, admin } = await shop();
    const user_name = harness.freshMail();
    const opened = await admin.post(`/authentication/entity/${entityId}/user`, {
      user_name,
      password: '00000000',
      permission: 1,
      local_data,
    });
    expect(opened.body).toMatchObject({
      user_name,
      permission: 1,
      status: 1,
      is_open: false,
      local_data: { name: 'HELENEDUBOISROY' },
    });
    expect((await harness.signIn(user_name, '00000000')).status).toBe(403);
    await harness.setPassword(user_name, 'Velo-2026', await harness.codeFor(user_name));
    expect((await harness.signIn(user_name, 'Velo-2026')).body).toMatchObject({
      entity_id: entityId,
      entity_gender: 0,
    });
    const [, own] = (await admin.get(usersOf(entityId))).body;
    expect([own.user_name, own.is_open]).toEqual([expect.any(String), true]);
  });

  it('keeps its name as it was typed beside the folded one, and tells people the typed one', async () => {
    const { entityId, admin } = await shop();
    const user_name = harness.freshMail();
    const typed = { name: ' Élisabeth  d’Aboville ' };
    await admin.post(`/authentication/entity/${entityId}/user`, { user_name, permission: 1, local_data: typed });
    const [own] = (await admin.get(usersOf(entityId))).body.filter(
      (user: { user_name: string }) => user.user_name === user_name,
    );
    expect(own.local_data).toEqual({ name: 'ELISABETHDABOVILLE', typed_user_name: 'Élisabeth d’Aboville' });
    await harness.setPassword(user_name, 'Velo-2026', await harness.codeFor(user_name));
    const { access_token } = (await harness.signIn(user_name, 'Velo-2026')).body;
    expect(claimsIn(access_token)).toMatchObject({ user_name: 'Élisabeth d’Aboville' });
    const renamed = await admin.put(userOf(entityId, user_name), {
      local_data: { name: 'ONEILL', typed_user_name: 'O’Neill' },
    });
    expect(renamed.body.local_data).toEqual({ name: 'ONEILL', typed_user_name: 'O’Neill' });
    const other = { local_data: { name: 'ONEILL', typed_user_name: 'Durand' } };
    expect((await admin.put(userOf(entityId, user_name), other)).status).toBe(400);
  });

  it('of an earlier version, which kept no typed name, is told by its folded one', async () => {
    const { entityId, admin } = await shop();
    const user_name = harness.freshMail();
    await admin.post(`/authentication/entity/${entityId}/user`, { user_name, permission: 1, local_data });
    await accountModelOf(harness.database).updateOne({ mail: user_name }, { $unset: { typedName: 1 } });
    await harness.setPassword(user_name, 'Velo-2026', await harness.codeFor(user_name));
    const { access_token } = (await harness.signIn(user_name, 'Velo-2026')).body;
    expect(claimsIn(access_token)).toMatchObject({ user_name: 'HELENEDUBOISROY' });
  });

  it('reads the typographic apostrophe of an address as the one of keyboards', async () => {
    const { entityId, admin } = await shop();
    const user_name = harness.freshMail();
    const opened = await admin.post(`/authentication/entity/${entityId}/user`, {
      user_name: `d’${user_name}`,
      permission: 1,
      local_data,
    });
    expect(opened.body.user_name).toBe(`d'${user_name}`);
  });

  it('takes a password for an administrator, never for a standard user', async () => {
    const { entityId, admin } = await shop();
    const [one, other] = [harness.freshMail(), harness.freshMail()];
    for (const [user_name, permission] of [
      [one, 0],
      [other, 1],
    ] as const)
      await admin.post(`/authentication/entity/${entityId}/user`, {
        user_name,
        password: 'Velo-2026',
        permission,
        local_data,
      });
    expect((await harness.signIn(one, 'Velo-2026')).status).toBe(200);
    expect((await harness.signIn(other, 'Velo-2026')).status).toBe(403);
    await admin.put(userOf(entityId, one), { new_password: 'Velo-2027' });
    await admin.put(userOf(entityId, other), { new_password: 'Velo-2027' });
    expect((await harness.signIn(one, 'Velo-2027')).status).toBe(200);
    expect((await harness.signIn(other, 'Velo-2027')).status).toBe(403);
  });

  it('is asked for again without a second account, and takes nobody’s address', async () => {
    const { entityId, admin } = await shop();
    const body = { user_name: harness.freshMail(), permission: 1, local_data };
    const first = await admin.post(`/authentication/entity/${entityId}/user`, body);
    const again = await admin.post(`/authentication/entity/${entityId}/user`, body);
    expect(again.body._id).toBe(first.body._id);
    const taken = { ...body, user_name: await harness.accountOf() };
    expect((await admin.post(`/authentication/entity/${entityId}/user`, taken)).body.code).toBe(
      'MailNotAvailableException',
    );
    const other = await shop();
    expect((await other.admin.post(`/authentication/entity/${other.entityId}/user`, body)).body.code).toBe(
      'MailNotAvailableException',
    );
  });

  it('is renamed, re-permitted, disabled and enabled; disabling ends the sessions', async () => {
    const { entityId, admin } = await shop();
    const [user_name, new_user_name] = [harness.freshMail(), harness.freshMail()];
    await admin.post(`/authentication/entity/${entityId}/user`, {
      user_name,
      password: 'Velo-2026',
      permission: 0,
      local_data,
    });
    const renamed = await admin.put(userOf(entityId, user_name), { new_user_name, local_data: { name: 'Zoé' } });
    expect(renamed.body).toMatchObject({ user_name: new_user_name, local_data: { name: 'ZOE' } });
    const { refresh_token, access_token } = (await harness.signIn(new_user_name, 'Velo-2026')).body;
    const working = harness.bearing(`Bearer ${access_token}`);
    expect((await working.get(usersOf(entityId))).status).toBe(200);
    expect((await admin.put(userOf(entityId, new_user_name), { status: 9 })).body.status).toBe(9);
    await harness.drain();
    expect(await working.get(usersOf(entityId))).toMatchObject({ status: 401, body: { message: 'Session ended.' } });
    expect((await harness.refresh(refresh_token)).status).toBe(401);
    expect((await harness.signIn(new_user_name, 'Velo-2026')).status).toBe(403);
    await admin.put(userOf(entityId, new_user_name), { status: 1, permission: 1 });
    expect((await harness.signIn(new_user_name, 'Velo-2026')).status).toBe(200);
  });

  it('keeps the address of the establishment itself', async () => {
    const { entityId, admin, mail } = await shop();
    const answer = await admin.put(userOf(entityId, mail), { new_user_name: harness.freshMail() });
    expect([answer.status, answer.body.message]).toEqual([
      403,
      'The address of the establishment itself is changed by support.',
    ]);
  });

  it.each([
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0,0" onload="alert(1)"/></svg>',
  ])('takes no signature but a drawing', async (signature) => {
    const { entityId, admin, mail } = await shop();
    const answer = await admin.put(userOf(entityId, mail), { local_data: { ...local_data, signature } });
    expect([answer.status, answer.body.message]).toEqual([400, 'local_data.signature (INVALID): Invalid drawing']);
  });

  it('is listed by the date of its last change', async () => {
    const { entityId, admin } = await shop();
    const user_name = harness.freshMail();
    await admin.post(`/authentication/entity/${entityId}/user`, { user_name, permission: 1, local_data });
    expect((await admin.get(usersOf(entityId))).body).toHaveLength(2);
    expect((await admin.get(`${usersOf(entityId)}?updated_after=2000-01-01`)).body).toHaveLength(2);
    expect((await admin.get(`${usersOf(entityId)}?updated_after=2001-01-01`)).body).toHaveLength(1);
    expect((await admin.get(`${usersOf(entityId)}?updated_after=2999-01-01`)).body).toHaveLength(0);
    expect((await admin.get(`${usersOf(entityId)}?updated_after=2026-02-30`)).status).toBe(400);
  });
});

describe('nobody else', () => {
  const own = 'One’s own permission and status cannot be changed.';
  const notAdministrator = 'Only an administrator of the establishment may do this.';

  it.each([
    ['a standard user', (entityId: string) => ({ entityId, permission: 1 as const }), notAdministrator],
    [
      'another establishment',
      () => ({ entityId: 'entity-other', permission: 0 as const }),
      'Entity of another partner.',
    ],
  ])('manages accounts: %s', async (_, who, message) => {
    const { entityId, mail } = await shop();
    const caller = harness.as('REP', { userId: 'user-x', ...who(entityId) });
    const body = { user_name: harness.freshMail(), permission: 1, local_data };
    const answers = [
      await caller.get(usersOf(entityId)),
      await caller.post(`/authentication/entity/${entityId}/user`, body),
      await caller.put(userOf(entityId, mail), { status: 9 }),
      await caller.put(userOf(entityId, harness.freshMail()), { status: 9 }),
    ];
    expect(answers.map(({ status, body: { message: message } }) => [status, message])).toEqual(
      answers.map(() => [403, message]),
    );
  });

  it.each(['ADM', 'ALL', 'FUB'] as const)('reaches them as %s', async (role) => {
    const { entityId } = await shop();
    expect((await harness.as(role).get(usersOf(entityId))).status).toBe(403);
  });

  it('changes one’s own rights, and a stranger’s address is no user', async () => {
    const { entityId, mail, admin } = await shop();
    expect((await admin.put(userOf(entityId, mail), { permission: 1 })).body.message).toBe(own);
    expect((await admin.put(userOf(entityId, mail), { status: 9 })).body.message).toBe(own);
    expect((await admin.put(userOf(entityId, mail), { permission: 0, status: 1 })).status).toBe(200);
    const other = await shop();
    expect((await admin.put(userOf(entityId, other.mail), { status: 9 })).status).toBe(404);
  });
});
