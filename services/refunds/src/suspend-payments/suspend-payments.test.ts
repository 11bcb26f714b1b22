import { RepairStatus } from '@alveole/domain';
import { openRefunds } from '../refunds.harness.ts';
import type { OpenRefunds } from '../refunds.harness.ts';

let refunds: OpenRefunds;
beforeAll(async () => {
  refunds = await openRefunds();
});
afterAll(() => refunds?.close());

const path = '/v1/refunds/suspensions';
const reason = 'Factures à vérifier';
const change = (act: 'suspend' | 'resume', ...entity_ids: string[]) =>
  refunds.drafter.put(path, { act, entity_ids, reason });
const second = () => refunds.as('ADM', { userId: 'adm-1', userName: 'ROUX Jean', permission: 1 });
const setShown = (is_shown: boolean) => refunds.drafter.put('/v1/refunds/suspension_setting', { is_shown });
const shopWithFile = async () => {
  const shop = await refunds.establishment();
  return { shop, file: await refunds.fileAt(RepairStatus.validated, shop) };
};

describe('suspended payments', () => {
  it('keeps what is due to a shop out of the next batch while its payments are suspended', async () => {
    const [one, other] = [await shopWithFile(), await shopWithFile()];
    expect((await change('suspend', one.shop)).body).toEqual({ changed: [one.shop], unchanged: [] });
    expect(await refunds.money(one.file)).toMatchObject({ blocked_by: 'payments_suspended' });
    const { refund_id } = (await refunds.draft(one.file, other.file)).body;
    const lines = (await refunds.batch(refund_id)).lines.map(({ repair_id }: { repair_id: string }) => repair_id);
    expect(lines).toEqual([other.file]);
    expect((await change('resume', one.shop)).body.changed).toEqual([one.shop]);
    expect((await refunds.draft(one.file)).status).toBe(200);
  });

  it('leaves an approved batch as it is when payments are suspended, and refuses to approve a draft of that shop alone', async () => {
    const { shop, file } = await shopWithFile();
    const { refund_id } = await refunds.approved(file);
    await change('suspend', shop);
    expect(await refunds.sepaFile(refund_id).then(({ status }) => status)).toBe(200);
    const other = await shopWithFile();
    const draft = (await refunds.draft(other.file)).body;
    await change('suspend', other.shop);
    expect((await refunds.move(draft.refund_id, 'approved', draft.row_hash)).body.code).toBe(
      'TransitionRefusedException',
    );
  });

  it('returns who suspended the payments of a shop, why and since when, and every step', async () => {
    const { shop } = await shopWithFile();
    const since = refunds.clock.now.toISOString();
    await change('suspend', shop);
    const suspension = { reason, user_name: 'LEROY Sophie', since };
    expect((await second().get(`${path}/${shop}`)).body).toEqual({
      suspension,
      changes: [{ act: 'suspend', reason, user_name: 'LEROY Sophie', at: since }],
    });
    expect((await second().get(path)).body).toContainEqual({ entity_id: shop, ...suspension });
    await change('resume', shop);
    const after = (await second().get(`${path}/${shop}`)).body;
    expect(after).not.toHaveProperty('suspension');
    expect(after.changes.map(({ act }: { act: string }) => act)).toEqual(['resume', 'suspend']);
  });

  it('suspends payments once, and returns a suspended or unknown shop as unchanged', async () => {
    const { shop } = await shopWithFile();
    const answers = await Promise.all([change('suspend', shop), change('suspend', shop)]);
    expect(answers.flatMap(({ body }) => body.changed)).toEqual([shop]);
    expect((await change('suspend', shop, 'nobody')).body).toEqual({ changed: [], unchanged: [shop, 'nobody'] });
    expect((await second().get(`${path}/${shop}`)).body.changes).toHaveLength(1);
  });

  it('keeps payments suspended when the shop saves its profile and changes its account', async () => {
    const { shop, file } = await shopWithFile();
    await change('suspend', shop);
    await refunds.changeAccount(shop, 'FR1420041010050500013M02606');
    expect(await refunds.money(file)).toMatchObject({ blocked_by: 'payments_suspended' });
  });

  it('returns the suspension to the shop itself unless the programme says otherwise', async () => {
    const { shop, file } = await shopWithFile();
    await change('suspend', shop);
    const read = async () => {
      const partner = refunds.partner(shop);
      const [owed, money] = [await partner.get('/v1/refunds/owed'), await partner.get(`/v1/refunds/files/${file}`)];
      return [owed.body.suspension?.reason, owed.body.blocked_by, money.body.blocked_by];
    };
    expect(await read()).toEqual([reason, 'payments_suspended', 'payments_suspended']);
    expect((await setShown(false)).body).toEqual({ is_shown: false });
    expect(await read()).toEqual([undefined, undefined, undefined]);
    await setShown(true);
    expect((await read())[0]).toBe(reason);
  });

  it('refuses a suspension by permission 1, by other roles, without a reason, and for no shop or too many', async () => {
    const { shop } = await shopWithFile();
    const body = { act: 'suspend', entity_ids: [shop], reason };
    const refusal = await second().put(path, body);
    expect([refusal.status, refusal.body.refusal]).toEqual([403, 'payments-are-not-suspended-with-this-permission']);
    expect((await second().put('/v1/refunds/suspension_setting', { is_shown: false })).status).toBe(403);
    for (const role of ['REP', 'ALL', 'FUB'] as const) {
      expect((await refunds.as(role).put(path, body)).status).toBe(403);
      expect((await refunds.as(role).get(path)).status).toBe(403);
      expect((await refunds.as(role).get(`${path}/${shop}`)).status).toBe(403);
    }
    const many = Array.from({ length: 201 }, (_, index) => `e${index}`);
    for (const wrong of [
      { reason: '  ' },
      { reason: 'x'.repeat(301) },
      { entity_ids: [] },
      { entity_ids: many },
      { act: 'seize' },
    ])
      expect((await refunds.drafter.put(path, { ...body, ...wrong })).status).toBe(400);
    expect((await second().get(`${path}/${shop}`)).body.changes).toEqual([]);
  });
});
