import { campaignRoutes } from '@alveole/contracts/campaign';
import { openEndedCampaign } from '@alveole/domain/fixtures';
import { createFakeClient } from '@alveole/testing/node';
import { startAuthHarness } from '../auth.harness.ts';
import type { AuthHarness } from '../auth.harness.ts';

const paths = '/v1/auth/funder_accounts';
const town = { id: 'ville', name: 'Ville d’Exemple', pays: 'remainder' } as const;
const repairs = createFakeClient().on(campaignRoutes.listCampaigns, () => [
  { campaign: { ...openEndedCampaign, funders: [town] } },
]);

let harness: AuthHarness;
beforeAll(async () => {
  harness = await startAuthHarness({}, repairs);
});
afterAll(() => harness?.close());

const admin = () => harness.as('ADM', { permission: 0, userId: 'adm-0', userName: 'LEROY Sophie' });
const wanted = (changes: object = {}) => ({
  mail: harness.freshMail(),
  name: 'BRUN Odile',
  funder_id: 'ville',
  ...changes,
});

/** An account whose owner has chosen a password. */
async function opened() {
  const body = wanted();
  const account = (await admin().post(paths, body)).body;
  await harness.setPassword(body.mail, 'Velo-2026', await harness.codeFor(body.mail));
  return { mail: body.mail, account };
}

describe('the account of a funder', () => {
  it('is opened by an administrator, mailed a link, and signs in bound to its funder', async () => {
    const { mail, account } = await opened();
    expect(account).toMatchObject({ mail, funder_id: 'ville', status: 1, is_open: false });
    const { body } = await harness.signIn(mail, 'Velo-2026');
    expect(body).toMatchObject({ entity_gender: 12, entity_status: 1, need_cgs: false, need_cgu: false });
    const [, payload = ''] = (body.access_token as string).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ role: 'FIN', funder_id: 'ville' });
  });

  it('stays bound to its funder where its session is renewed', async () => {
    const { mail } = await opened();
    const { refresh_token } = (await harness.signIn(mail, 'Velo-2026')).body;
    const [, payload = ''] = ((await harness.refresh(refresh_token)).body.access_token as string).split('.');
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString())).toMatchObject({ role: 'FIN', funder_id: 'ville' });
  });

  it('is refused at once when it is disabled, and signs in again once it is enabled', async () => {
    const { mail, account } = await opened();
    harness.clock.later(1000);
    const { access_token, refresh_token } = (await harness.signIn(mail, 'Velo-2026')).body;
    const own = harness.bearing(`Bearer ${access_token}`);
    expect((await own.get('/v1/auth/devices')).status).toBe(200);
    const listed = (await admin().get(paths)).body.find(
      ({ user_id }: { user_id: string }) => user_id === account.user_id,
    );
    const disabled = await admin().put(`${paths}/${account.user_id}`, { last_row_hash: listed.row_hash, status: 9 });
    await harness.drain();
    expect((await own.get('/v1/auth/devices')).body.message).toBe('Session ended.');
    expect((await harness.refresh(refresh_token)).status).toBe(401);
    expect((await harness.signIn(mail, 'Velo-2026')).status).toBe(403);
    await admin().put(`${paths}/${account.user_id}`, { last_row_hash: disabled.body.row_hash, status: 1 });
    expect((await harness.signIn(mail, 'Velo-2026')).status).toBe(200);
  });

  it('is opened for no funder that the campaign does not name, and takes nobody’s address', async () => {
    const unknown = await admin().post(paths, wanted({ funder_id: 'region' }));
    expect([unknown.status, unknown.body.message]).toEqual([404, 'The campaign has no such funder.']);
    const taken = await admin().post(paths, wanted({ mail: await harness.accountOf() }));
    expect(taken.body.code).toBe('MailNotAvailableException');
  });

  it('gets its link anew while it is unopened', async () => {
    const body = wanted();
    const first = await admin().post(paths, body);
    expect((await admin().post(paths, body)).body.user_id).toBe(first.body.user_id);
  });

  it('is opened and changed by no operator', async () => {
    const { account } = await opened();
    const operator = harness.as('ADM', { permission: 1 });
    expect((await operator.get(paths)).status).toBe(403);
    expect((await operator.post(paths, wanted())).status).toBe(403);
    const change = { last_row_hash: account.row_hash, status: 9 };
    expect((await operator.put(`${paths}/${account.user_id}`, change)).status).toBe(403);
  });

  it('is no member of staff: it is in no list of them, and no account of them is changed as one of a funder', async () => {
    const { mail, account } = await opened();
    expect((await admin().get('/v1/auth/staff')).text).not.toContain(mail);
    expect((await admin().get('/enrolment/users_v2')).text).not.toContain(account.user_id);
    expect((await harness.asService('repairs').get(`/v1/auth/staff/${account.user_id}`)).status).toBe(404);
    const asStaff = { last_row_hash: account.row_hash, role: 'ADM', permission: 0 };
    expect((await admin().put(`/v1/auth/staff/${account.user_id}`, asStaff)).status).toBe(404);
    const partner = (await harness.openAccount(harness.freshMail())).body.user_id;
    const change = { last_row_hash: account.row_hash, status: 9 };
    expect((await admin().put(`${paths}/${partner}`, change)).status).toBe(404);
  });

  it('is where services tell its funder, unless it is disabled', async () => {
    const { mail, account } = await opened();
    const mails = async (id: string) =>
      (await harness.asService('notifications').get(`/v1/auth/funders/${id}/mails`)).body.mails;
    expect(await mails('ville')).toContain(mail);
    expect(await mails('etat')).toEqual([]);
    const listed = (await admin().get(paths)).body.find(
      ({ user_id }: { user_id: string }) => user_id === account.user_id,
    );
    await admin().put(`${paths}/${account.user_id}`, { last_row_hash: listed.row_hash, status: 9 });
    expect(await mails('ville')).not.toContain(mail);
  });
});
