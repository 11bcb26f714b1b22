import { events } from '@alveole/contracts';
import { EstablishmentKind, RepairKind, RepairStatus } from '@alveole/domain';
import { entity, fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import { modelsOf } from '../store/models.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

let serial = 0;
async function shopAt(to: string, gender: 0 | 1 = EstablishmentKind.bikeShop): Promise<string> {
  const shop = { ...entity(to), gender };
  notifications.establishments.set(shop.entity_id, shop);
  await notifications.handle(events.entityValidated.create(fields({ entity: shop, actor: { role: 'ADM' } })));
  return shop.entity_id;
}

async function operated(entity_id: string, repair_id: string, code: string) {
  notifications.clock.later(1000);
  await notifications.handle(
    events.repairOperated.create(
      fields({
        repair: {
          repair_id,
          repair_rozo_id: 'REP00012_48213',
          sequence: 4,
          status: RepairStatus.toReview,
          gender: RepairKind.repair,
          entity_id,
          entity_name: 'Les Cycles',
          consumer_id: 'ABCDEFGH',
          created_at: '2026-03-10T14:00:00Z',
        },
        operation_codes: [code],
        from: RepairStatus.toReview,
        actor: { role: 'ADM' },
        lines: ['Motif'],
      }),
    ),
  );
}

const states = (answer: { body: { template: string; state: string }[] }) =>
  answer.body.map(({ template, state }) => `${template} ${state}`);
const ofFile = (id: string) => notifications.as('ADM').get(`/v1/notifications/repair_messages/${id}`);
const ofEntity = (id: string, role: 'ADM' | 'ALL' | 'FUB' = 'ALL') =>
  notifications.as(role).get(`/v1/notifications/entity_messages/${id}`);
const ofAddress = (to: string) => notifications.as('ADM').post('/v1/notifications/address_messages', { to });

describe('what went out', () => {
  it('is told of a repair file, newest first, the digest that speaks of it too', async () => {
    const [file, other] = [`f${(serial += 1)}`, `f${(serial += 1)}`];
    const shop = await shopAt(freshMail());
    await operated(shop, file, 'COM');
    await operated(shop, file, 'MSG');
    await operated(shop, other, 'COM');
    expect(states(await ofFile(file))).toEqual(['messages-waiting sent', 'complement-request sent']);
    expect(states(await ofFile(other))).toEqual(['complement-request sent']);
  });

  it('is told of an establishment to whoever may read its file', async () => {
    const school = await shopAt(freshMail(), EstablishmentKind.association);
    const company = await shopAt(freshMail());
    expect(states(await ofEntity(school, 'FUB'))).toEqual(['entity-validated sent']);
    expect((await ofEntity(company, 'FUB')).status).toBe(403);
    expect((await ofEntity('unknown')).status).toBe(404);
  });

  it('is told of an address however it is written, with what it does not want, and of no other', async () => {
    const to = freshMail();
    await operated(await shopAt(to), `f${(serial += 1)}`, 'MSG');
    const [mail] = await notifications.inbox.messages(to);
    const token = /courriels#(\S+)/.exec(mail?.text ?? '')?.[1];
    await notifications.visitor.post(`/v1/notifications/opt_outs/${token}`);
    const { body } = await ofAddress(to.toUpperCase());
    expect(states({ body: body.deliveries })).toEqual(['messages-waiting sent', 'entity-validated sent']);
    expect(body.opt_outs).toEqual([{ topic: 'messages', since: notifications.clock.now.toISOString() }]);
    expect((await ofAddress(freshMail())).body).toEqual({ deliveries: [], opt_outs: [] });
  });

  it('is looked up by an address or a phone, and by nothing else', async () => {
    expect((await ofAddress('+33612345678')).status).toBe(200);
    for (const to of ['0612345678', 'x', '', '{"$gt":""}']) expect((await ofAddress(to)).status).toBe(400);
  });

  it('keeps the address nowhere', async () => {
    const to = freshMail();
    await operated(await shopAt(to), `f${(serial += 1)}`, 'COM');
    const deliveries = await modelsOf(notifications.database).deliveries.find({}).lean();
    expect(JSON.stringify(deliveries)).not.toContain(to);
  });

  it('follows page after page', async () => {
    const file = `f${(serial += 1)}`;
    const shop = await shopAt(freshMail());
    for (const code of ['COM', 'NIL']) await operated(shop, file, code);
    const [newest] = (await ofFile(file)).body as { create_date: string; delivery_id: string }[];
    const before = `${newest?.create_date},${newest?.delivery_id}`;
    const next = await notifications
      .as('ADM')
      .get(`/v1/notifications/repair_messages/${file}?created_before=${before}`);
    expect(states(next)).toEqual(['complement-request sent']);
  });
});
