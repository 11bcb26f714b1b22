import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { accountModelOf } from '../store/account-model.ts';

let harness: AuthHarness;
let { freshMail, signIn, accountOf } = {} as AuthHarness;

beforeAll(async () => {
  harness = await startAuthHarness();
  ({ freshMail, signIn, accountOf } = harness);
});
afterAll(() => harness?.close());

describe('signing in', () => {
  it('opens a session and tells status and kind of the establishment', async () => {
    const mail = await accountOf();
    const answer = await signIn(mail.toUpperCase());
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      entity_status: 0,
      entity_gender: 0,
      access_token: expect.any(String),
      refresh_token: expect.any(String),
    });
  });

  it('gives an unknown mail and a wrong password the same answer', async () => {
    const mail = await accountOf();
    const [wrong, unknown] = [await signIn(mail, 'Velo-0000'), await signIn(freshMail())];
    expect([wrong.status, wrong.body.code, wrong.body.message]).toEqual([
      403,
      'NotAuthorizedException',
      'Wrong email or password.',
    ]);
    expect([unknown.status, unknown.body.message]).toEqual([403, 'Wrong email or password.']);
  });

  it('tells whoever knows the password of a disabled account that it is disabled, and nobody else', async () => {
    const mail = await accountOf();
    await accountModelOf(harness.database).updateOne({ mail }, { $set: { disabled: true } });
    const [known, guessed] = [await signIn(mail), await signIn(mail, 'Velo-0000')];
    expect([known.status, known.body.message, known.body.refusal]).toEqual([
      403,
      'Account disabled.',
      'account-disabled',
    ]);
    expect([guessed.status, guessed.body.message]).toEqual([403, 'Wrong email or password.']);
  });

  it.each(['known', 'unknown'])(
    'locks after five failures, a mail that is %s alike, and opens again after a quarter of an hour',
    async (kind) => {
      const mail = kind === 'known' ? await accountOf() : freshMail();
      for (let failure = 0; failure < 5; failure += 1) await signIn(mail, 'Velo-0000');
      const locked = await signIn(mail);
      expect([locked.status, locked.body.message]).toEqual([
        403,
        'Your account is locked, maximum amount of failed attempts was reached.',
      ]);
      harness.clock.later(15 * 60_000 + 1);
      expect((await signIn(mail)).body.message ?? 'opened').toBe(
        kind === 'known' ? 'opened' : 'Wrong email or password.',
      );
    },
  );

  it('counts parallel guesses together', async () => {
    const mail = await accountOf();
    const answers = await Promise.all(Array.from({ length: 20 }, () => signIn(mail, 'Velo-0000')));
    expect(answers.filter((answer) => answer.body.message === 'Wrong email or password.')).toHaveLength(5);
  });

  it.each([
    { mail: { $gt: '' }, password: 'x' },
    { mail: 'a@b.fr', password: { $ne: null } },
    { mail: ['a@b.fr'], password: 'x' },
  ])('refuses operators: %j', async (body) => {
    expect((await harness.visitor.post('/enrolment/signin', body)).status).toBe(400);
  });

  it('names what is wrong with mail and password as the specification writes it', async () => {
    const answer = await harness.visitor.post('/enrolment/signin', { mail: 'é' });
    expect(answer.body).toMatchObject({
      code: 'ValidationException',
      message: 'mail (INVALID): Invalid email, password (MISSING): Field is required',
    });
  });
});
