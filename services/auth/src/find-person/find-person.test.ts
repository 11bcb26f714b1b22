import { appError } from '@alveole/contracts';
import { retentionCommand } from '@alveole/service-kit/service';
import { createFakeClient } from '@alveole/testing/node';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';
import { accountModelOf } from '../store/account-model.ts';

const enrolment = createFakeClient()
  .on(establishmentRoutes.listForgottenEntities, () => ({ entity_ids: [] }))
  .on(establishmentRoutes.readEntitySnapshot, () => {
    throw appError('EntityNotFoundException', 'Unknown entity.');
  });

let auth: AuthHarness;
beforeAll(async () => {
  auth = await startAuthHarness({}, createFakeClient(), enrolment);
});
afterAll(() => auth?.close());

const find = (mails: string[], user_ids: string[] = []) =>
  auth.asService('enrolment').post('/v1/auth/person_accounts', { mails, user_ids });
const forget = async (user_ids: string[]) =>
  (await auth.asService('enrolment').post('/v1/auth/forgotten_person_accounts', { user_ids })).body;

describe('the accounts of a person', () => {
  it('are found by address and by id, without password, and an open one stays', async () => {
    const mail = await auth.accountOf();
    const { body, text } = await find([mail]);
    expect(body.accounts).toMatchObject([{ mail, is_closed: false, fate: 'kept', reason: 'open-account' }]);
    expect(text).not.toMatch(/password|\$2b/);
    const [{ user_id }] = body.accounts;
    expect((await find([], [user_id])).body.accounts).toHaveLength(1);
    expect(await forget([user_id])).toEqual({ forgotten: 0, remaining: 0 });
    expect((await find([mail])).body.accounts).toHaveLength(1);
  });

  it('are emptied once they are closed, and the scan of the retention reads them', async () => {
    const mail = await auth.accountOf();
    await accountModelOf(auth.database).updateOne({ mail }, { $set: { disabled: true, changedAt: auth.clock.read() } });
    const [account] = (await find([mail])).body.accounts;
    expect(account).toMatchObject({ is_closed: true, fate: 'forgotten' });
    expect(await forget([account.user_id])).toEqual({ forgotten: 1, remaining: 0 });
    expect((await find([mail], [account.user_id])).body.accounts).toEqual([]);
    await auth.run(retentionCommand, 'scan');
    await accountModelOf(auth.database).updateOne({ _id: account.user_id }, { $set: { mail } });
    await expect(auth.run(retentionCommand, 'scan')).rejects.toThrow('1 documents');
    await accountModelOf(auth.database).deleteOne({ _id: account.user_id });
  });

  it('are told to services alone', async () => {
    expect((await auth.as('ADM').post('/v1/auth/person_accounts', { mails: [], user_ids: [] })).status).toBe(401);
  });
});
