import { randomUUID } from 'node:crypto';
import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { openAdministratorCommand } from '../open-administrator/open-administrator.command.ts';

let harness: AuthHarness;
beforeEach(async () => {
  harness = await startAuthHarness();
});
afterEach(() => harness?.close());

const staff = '/v1/auth/staff';
const named = (name: string) => ({ mail: harness.freshMail(), name, role: 'ADM', permission: 0 });

/** An installation with its first administrator. */
async function installed() {
  const mail = harness.freshMail();
  await harness.run(openAdministratorCommand, '--mail', mail, '--name', 'Camille Roux');
  const [first] = (await harness.as('ADM', { permission: 0, userId: randomUUID() }).get(staff)).body;
  return { first, admin: harness.as('ADM', { permission: 0, userId: first.user_id, userName: 'Camille Roux' }) };
}

describe('a staff account', () => {
  it('is opened by a mailed link, used, and disabled with its sessions', async () => {
    const { admin } = await installed();
    const asked = { ...named('Jeanne Petit'), role: 'FUB', permission: 1 };
    const opened = await admin.post(staff, asked);
    expect(opened.body).toMatchObject({ ...asked, status: 1, is_open: false });
    await harness.setPassword(asked.mail, 'Velo-2026', await harness.codeFor(asked.mail));
    const session = await harness.signIn(asked.mail, 'Velo-2026');
    expect(session.body.entity_gender).toBe(11);
    const { user_id, row_hash } = (await admin.get(staff)).body.find(
      ({ mail }: { mail: string }) => mail === asked.mail,
    );
    const disabled = await admin.put(`${staff}/${user_id}`, { last_row_hash: row_hash, status: 9 });
    expect(disabled.body.status).toBe(9);
    expect((await harness.refresh(session.body.refresh_token)).status).toBe(401);
    expect((await harness.signIn(asked.mail, 'Velo-2026')).status).toBe(403);
    const enabled = await admin.put(`${staff}/${user_id}`, { last_row_hash: disabled.body.row_hash, status: 1 });
    expect(enabled.body.history.map(({ act, by }: { act: string; by: string }) => [act, by])).toEqual([
      ['enable', 'Camille Roux'],
      ['disable', 'Camille Roux'],
      ['open', 'Camille Roux'],
    ]);
    expect((await harness.signIn(asked.mail, 'Velo-2026')).status).toBe(200);
  });

  it('is refused at once when it is disabled or loses its rights, and works again with a new session', async () => {
    const { admin } = await installed();
    const { mail, ...asked } = named('Jeanne Petit');
    const { user_id, row_hash } = (await admin.post(staff, { ...asked, mail })).body;
    await harness.setPassword(mail, 'Velo-2026', await harness.codeFor(mail));
    const change = async (last_row_hash: string, changes: object) => {
      const changed = await admin.put(`${staff}/${user_id}`, { last_row_hash, ...changes });
      await harness.drain();
      return changed.body.row_hash;
    };
    const session = async () => {
      harness.clock.later(1000);
      const { access_token } = (await harness.signIn(mail, 'Velo-2026')).body;
      return { lists: async () => (await harness.bearing(`Bearer ${access_token}`).get(staff)).body };
    };
    const first = await session();
    expect(await first.lists()).toHaveLength(2);
    const read = (await first.lists()).find(({ mail: of }: { mail: string }) => of === mail);
    const disabled = await change(read.row_hash, { status: 9 });
    expect(row_hash).not.toBe(disabled);
    expect(await first.lists()).toMatchObject({ code: 'NotAuthorizedException', message: 'Session ended.' });
    const enabled = await change(disabled, { status: 1 });
    const second = await session();
    expect(await second.lists()).toHaveLength(2);
    harness.clock.later(1000);
    await change(enabled, { permission: 1 });
    expect(await second.lists()).toMatchObject({ message: 'Session ended.' });
  });

  it('gets its link anew while it is unopened, and takes nobody’s address', async () => {
    const { admin } = await installed();
    const asked = named('Jeanne Petit');
    const first = await admin.post(staff, asked);
    expect((await admin.post(staff, asked)).body.user_id).toBe(first.body.user_id);
    const taken = await admin.post(staff, { ...asked, role: 'FUB' });
    expect([taken.status, taken.body.code]).toEqual([409, 'MailNotAvailableException']);
    const partner = { ...asked, mail: await harness.accountOf() };
    expect((await admin.post(staff, partner)).body.code).toBe('MailNotAvailableException');
  });

  it('changes role and permission from the version that was read', async () => {
    const { admin } = await installed();
    const { user_id, row_hash } = (await admin.post(staff, named('Jeanne Petit'))).body;
    const change = { last_row_hash: row_hash, role: 'ALL', permission: 1, name: 'Jeanne Grand' };
    const changed = await admin.put(`${staff}/${user_id}`, change);
    expect(changed.body).toMatchObject({ role: 'ALL', permission: 1, name: 'Jeanne Grand' });
    expect((await admin.put(`${staff}/${user_id}`, change)).body.code).toBe('EntityVersionMismatchException');
  });

  it('is left to an administrator: not oneself, not the last one, not one of a partner', async () => {
    const { admin, first } = await installed();
    const own = { last_row_hash: first.row_hash, permission: 1 };
    expect((await admin.put(`${staff}/${first.user_id}`, own)).body.message).toBe(
      'One’s own permission and status cannot be changed.',
    );
    const elsewhere = harness.as('ADM', { permission: 0, userId: 'user-gone' });
    const last = await elsewhere.put(`${staff}/${first.user_id}`, { last_row_hash: first.row_hash, status: 9 });
    expect([last.status, last.body.message]).toEqual([409, 'The last administrator cannot be removed.']);
    const partner = (await harness.openAccount(harness.freshMail())).body.user_id;
    expect((await admin.put(`${staff}/${partner}`, own)).status).toBe(404);
  });

  it('is left to one administrator when two remove each other at once', async () => {
    const { admin, first } = await installed();
    const second = (await admin.post(staff, named('Jeanne Petit'))).body;
    const other = harness.as('ADM', { permission: 0, userId: second.user_id });
    await Promise.all([
      admin.put(`${staff}/${second.user_id}`, { last_row_hash: second.row_hash, status: 9 }),
      other.put(`${staff}/${first.user_id}`, { last_row_hash: first.row_hash, status: 9 }),
    ]);
    const third = harness.as('ADM', { permission: 0, userId: 'user-third' });
    const left = (await third.get(staff)).body.filter(({ status }: { status: number }) => status === 1);
    expect(left.length).toBeGreaterThan(0);
  });
});

it.each([
  ['ADM', 1],
  ['ALL', 0],
  ['FUB', 0],
  ['REP', 0],
] as const)('is nothing for %s of permission %d', async (role, permission) => {
  const { first } = await installed();
  const caller = harness.as(role, { permission });
  const answers = [
    await caller.get(staff),
    await caller.post(staff, named('Jeanne Petit')),
    await caller.put(`${staff}/${first.user_id}`, { last_row_hash: first.row_hash, status: 9 }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
});
