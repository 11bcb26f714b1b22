import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { openAdministratorCommand } from '../open-administrator/open-administrator.command.ts';
import { seedAccounts } from '../seeding/seed-auth.ts';

let harness: AuthHarness;
beforeEach(async () => {
  harness = await startAuthHarness();
});
afterEach(() => harness?.close());

const staff = '/v1/auth/staff';
const daysLater = (days: number) => harness.clock.later(days * 86_400_000);

/** An account that the operator's command opened, with its password. */
async function commanded(name: string) {
  const mail = harness.freshMail();
  await harness.run(openAdministratorCommand, '--mail', mail, '--name', name);
  return opened(mail, name);
}

async function opened(mail: string, name: string) {
  await harness.setPassword(mail, 'Velo-2026', await harness.codeFor(mail));
  const all = (await harness.as('ADM', { permission: 0 }).get(staff)).body as { mail: string; user_id: string }[];
  const userId = all.find((one) => one.mail === mail)?.user_id ?? '';
  const as = harness.as('ADM', { permission: 0, userId, userName: name });
  return { mail, userId, as };
}

/** An account that an administrator opened on screen, with its password. */
async function opensOnScreen({ as }: Awaited<ReturnType<typeof opened>>, name: string, role = 'ADM') {
  const mail = harness.freshMail();
  await as.post(staff, { mail, name, role, permission: 0 });
  return opened(mail, name);
}

type Person = Awaited<ReturnType<typeof opened>>;

/** What a service hears of an act, and what the second person's screen does. */
async function verdict(first: Person | undefined, second: Person) {
  const first_id = first?.userId;
  const body = { ...(first_id && { first_id }), second_id: second.userId };
  const answer = await harness.asService('refunds').post('/v1/auth/second_person', body);
  const shown = await second.as.get(`/v1/auth/second_person${first_id ? `?first_id=${first_id}` : ''}`);
  expect(shown.body.refusal ?? 'accepted').toBe(answer.status === 200 ? 'accepted' : answer.body.message);
  return answer.status === 200 ? 'accepted' : answer.body.message;
}

const byTheOther = 'One of both accounts was opened by the other.';
const young = 'An account younger than seven days approves nothing.';

describe('the second person of an act', () => {
  it('is one of the first two administrators at once, though the first one opened the other’s account', async () => {
    const first = await commanded('Camille Roux');
    const second = await opensOnScreen(first, 'Jeanne Petit');
    expect([await verdict(first, second), await verdict(second, first)]).toEqual(['accepted', 'accepted']);
  });

  it('is nobody whose account the first person opened, however much later; of others after seven days', async () => {
    const first = await commanded('Camille Roux');
    const second = await opensOnScreen(first, 'Jeanne Petit');
    const third = await opensOnScreen(first, 'Luc Morel');
    expect(await verdict(second, third)).toBe(young);
    daysLater(7);
    expect(await verdict(second, third)).toBe('accepted');
    daysLater(400);
    expect([await verdict(first, third), await verdict(third, first)]).toEqual([byTheOther, byTheOther]);
  });

  it('stays one of three when the second of the first two is no administrator any more', async () => {
    const first = await commanded('Camille Roux');
    const second = await opensOnScreen(first, 'Jeanne Petit');
    const { row_hash } = ((await first.as.get(staff)).body as { mail: string; row_hash: string }[]).find(
      ({ mail }) => mail === second.mail,
    ) as { row_hash: string };
    await first.as.put(`${staff}/${second.userId}`, { last_row_hash: row_hash, role: 'ALL' });
    const third = await opensOnScreen(first, 'Luc Morel');
    daysLater(8);
    expect(await verdict(first, third)).toBe(byTheOther);
  });

  it('is an account that the operator’s command opened, at once', async () => {
    const first = await commanded('Camille Roux');
    await opensOnScreen(first, 'Jeanne Petit');
    expect(await verdict(first, await commanded('Luc Morel'))).toBe('accepted');
  });

  it('is nobody whose account is disabled, and nobody approves what a disabled account prepared', async () => {
    const first = await commanded('Camille Roux');
    const second = await commanded('Jeanne Petit');
    const accounts = (await first.as.get(staff)).body as { user_id: string; row_hash: string }[];
    const { row_hash } = accounts.find(({ user_id }) => user_id === second.userId) as { row_hash: string };
    await first.as.put(`${staff}/${second.userId}`, { last_row_hash: row_hash, status: 9 });
    const asked = await harness
      .asService('refunds')
      .post('/v1/auth/second_person', { first_id: first.userId, second_id: second.userId });
    expect(asked.body.message).toBe('The account of the second person is not open.');
    expect(await verdict(second, first)).toBe('The account of the first person is not open any more.');
  });

  it('counts alone where a partner or the programme itself was first, and is never a partner', async () => {
    const admin = await commanded('Camille Roux');
    const shop = (await harness.signIn(await harness.accountOf())).body as { user_id: string };
    const asked = (first_id: string, second_id: string) =>
      harness.asService('refunds').post('/v1/auth/second_person', { first_id, second_id });
    expect((await asked(shop.user_id, admin.userId)).status).toBe(200);
    expect((await asked('programme', admin.userId)).status).toBe(200);
    expect((await asked(admin.userId, shop.user_id)).status).toBe(403);
  });

  it('is each of two administrators of the demonstration', async () => {
    const account = { entityGender: 10, entityId: 'staff', permission: 0, password: 'Velo-2026' } as const;
    const [ann, luc] = ['ann', 'luc'].map((userId) => ({
      ...account,
      userId,
      userName: userId,
      mail: `${userId}@exemple.fr`,
    }));
    await seedAccounts(harness.database, [ann, luc] as never);
    const asked = await harness
      .asService('refunds')
      .post('/v1/auth/second_person', { first_id: 'ann', second_id: 'luc' });
    expect(asked.status).toBe(200);
  });
});

it('tells all administrators of a new one, of a promoted and of a returned one, and of nobody else', async () => {
  const first = await commanded('Camille Roux');
  const operator = await opensOnScreen(first, 'Jeanne Petit', 'ALL');
  const change = async (changes: object) => {
    const accounts = (await first.as.get(staff)).body as { user_id: string; row_hash: string }[];
    const { row_hash } = accounts.find(({ user_id }) => user_id === operator.userId) as { row_hash: string };
    await first.as.put(`${staff}/${operator.userId}`, { last_row_hash: row_hash, ...changes });
  };
  await change({ role: 'ADM', permission: 1 });
  await change({ permission: 0 });
  await change({ name: 'Jeanne Grand' });
  await change({ permission: 1 });
  await change({ status: 9 });
  await change({ status: 1 });
  await opensOnScreen(first, 'Luc Morel');
  await harness.drain();
  const added = harness.published.filter(({ name }) => name === 'account.administrator-added');
  expect(added.map(({ data }) => data)).toEqual([
    { mail: first.mail, name: 'Camille Roux', permission: 0 },
    { mail: operator.mail, name: 'Jeanne Petit', permission: 1, by_name: 'Camille Roux' },
    { mail: operator.mail, name: 'Jeanne Petit', permission: 0, by_name: 'Camille Roux' },
    { mail: operator.mail, name: 'Jeanne Grand', permission: 1, by_name: 'Camille Roux' },
    expect.objectContaining({ name: 'Luc Morel', permission: 0 }),
  ]);
});
