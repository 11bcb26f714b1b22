import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { password, startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

let harness: AuthHarness;
let { freshMail, entityOf, prepareAccount, openAccount, accountOf, signIn } = {} as AuthHarness;

beforeAll(async () => {
  harness = await startAuthHarness();
  ({ freshMail, entityOf, prepareAccount, openAccount, accountOf, signIn } = harness);
});
afterAll(() => harness?.close());

const ask = (act: 'open' | 'withdraw', mail: string) =>
  harness.asService('enrolment').post(`/v1/auth/accounts/${act}`, { entity_id: entityOf(mail) });

describe('an account that a registration prepared', () => {
  it('is nobody’s to sign in with or to recover, and opens once the establishment stands', async () => {
    const mail = freshMail();
    const prepared = await prepareAccount(mail);
    expect((await signIn(mail)).body.message).toBe('Wrong email or password.');
    expect((await harness.askCode(mail)).status).not.toBe(200);
    const opened = await ask('open', mail);
    expect(opened.body).toMatchObject({ access_token: expect.any(String), user_id: prepared.body.user_id });
    expect((await signIn(mail)).status).toBe(200);
  });

  it('is opened by the event of the registration, where the registration itself broke off', async () => {
    const mail = freshMail();
    await prepareAccount(mail);
    await harness.publish(registered(entityOf(mail), mail));
    expect((await signIn(mail)).status).toBe(200);
    expect((await ask('open', mail)).status).toBe(200);
  });

  it('stays the same account when the registration is sent again, with the password typed last', async () => {
    const mail = freshMail();
    const [first, again] = [await prepareAccount(mail), await prepareAccount(mail, undefined, 'Autre-1234')];
    expect(again.body.user_id).toBe(first.body.user_id);
    await ask('open', mail);
    expect([(await signIn(mail)).status, (await signIn(mail, 'Autre-1234')).status]).toEqual([403, 200]);
  });

  it('keeps its password once it is open', async () => {
    const mail = await accountOf();
    expect((await prepareAccount(mail, undefined, 'Autre-1234')).status).toBe(200);
    expect((await signIn(mail)).status).toBe(200);
  });

  it('is forgotten when the registration is refused; the mail is free again', async () => {
    const mail = freshMail();
    await prepareAccount(mail);
    expect((await ask('withdraw', mail)).body).toEqual({ is_open: false });
    expect((await ask('open', mail)).status).toBe(404);
    expect((await openAccount(mail, randomUUID())).status).toBe(200);
  });

  it('stays when it is open', async () => {
    const mail = await accountOf();
    expect((await ask('withdraw', mail)).body).toEqual({ is_open: true });
    expect((await signIn(mail)).status).toBe(200);
  });

  it.each(['is open', 'is prepared'])('is refused a mail whose account of another establishment %s', async (state) => {
    const mail = freshMail();
    await (state === 'is open' ? openAccount(mail) : prepareAccount(mail));
    const answer = await prepareAccount(mail, randomUUID());
    expect([answer.status, answer.body.code]).toEqual([409, 'MailNotAvailableException']);
  });

  it('is one account of parallel calls', async () => {
    const mail = freshMail();
    const answers = await Promise.all(Array.from({ length: 8 }, () => openAccount(mail)));
    expect(new Set(answers.map((answer) => answer.body.user_id)).size).toBe(1);
  });

  it('is not begun when nobody waits for it any more', async () => {
    const mail = freshMail();
    const body = { entity_id: entityOf(mail), mail, password, entity_gender: 0, user_name: 'X' };
    const late = { 'x-answer-within': '0' };
    const answer = await harness.asService('enrolment').post('/v1/auth/accounts/prepare', body, late);
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '1']);
    expect((await ask('open', mail)).status).toBe(404);
  });

  it.each(['no token', 'a person'])('is asked for by services only, not with %s', async (caller) => {
    const asker = caller === 'a person' ? harness.as('ADM') : harness.visitor;
    const asked = { entity_id: 'e', mail: freshMail(), password, entity_gender: 0, user_name: 'X' };
    expect((await asker.post('/v1/auth/accounts/prepare', asked)).status).toBe(401);
    expect((await asker.post('/v1/auth/accounts/open', { entity_id: 'e' })).status).toBe(401);
    expect((await asker.post('/v1/auth/accounts/withdraw', { entity_id: 'e' })).status).toBe(401);
  });
});

function registered(entity_id: string, mail: string) {
  const entity = {
    ...{ entity_id, mail, sequence: 1, status: 0 as const, gender: 0 as const, prefix: 12, activity: 0 },
    ...{ raison_sociale: 'X', commercialname: 'X', siret: '12345678901234', conditions_accepted: true },
  };
  return events.entityRegistered.create({
    event_id: randomUUID(),
    occurred_at: harness.clock.now.toISOString(),
    aggregate_id: entity_id,
    sequence: 1,
    data: { entity, actor: { role: 'REP' } },
  });
}
