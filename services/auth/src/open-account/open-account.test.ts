import { password, startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;
let { freshMail, openAccount, accountOf } = {} as AuthHarness;

beforeAll(async () => {
  harness = await startAuthHarness();
  ({ freshMail, openAccount, accountOf } = harness);
});
afterAll(() => harness?.close());

describe('opening an account for a registration', () => {
  it('answers the same account for the same key', async () => {
    const mail = freshMail();
    const [first, again] = [await openAccount(mail), await openAccount(mail)];
    expect(again.body.user_id).toBe(first.body.user_id);
  });

  it('refuses a mail that another account uses', async () => {
    const mail = await accountOf();
    const answer = await openAccount(mail, 'another-registration');
    expect([answer.status, answer.body.code]).toEqual([409, 'MailNotAvailableException']);
  });

  it.each(['no token', 'a person'])('lets only services in: %s', async (caller) => {
    const asker = caller === 'a person' ? harness.as('ADM') : harness.visitor;
    const asked = { entity_id: 'e', mail: freshMail(), password, entity_gender: 0, user_name: 'X' };
    const answer = await asker.post('/v1/auth/accounts', asked);
    expect(answer.status).toBe(401);
  });

  it('makes one account of parallel calls with one key', async () => {
    const mail = freshMail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => openAccount(mail)));
    expect(new Set(answers.map((answer) => answer.body.user_id)).size).toBe(1);
  });
});
