import { events } from '@alveole/contracts';
import { EstablishmentKind, establishmentMails } from '@alveole/domain';
import { entity, fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

function known(changes: Partial<ReturnType<typeof entity>> = {}) {
  const shop = { ...entity(freshMail()), ...changes };
  notifications.establishments.set(shop.entity_id, shop);
  return shop;
}
const preview = (body: object, role: 'REP' | 'ADM' | 'ALL' | 'FUB' = 'ALL') =>
  notifications.as(role).post('/v1/notifications/mail_previews', body);

describe('the mail before it is sent', () => {
  it.each(establishmentMails)('is word for word the one that follows: %s', async (mail) => {
    const shop = known();
    const reasons = ['Pièce d’identité <périmée>', 'Autre'];
    const shown = await preview({ entity_id: shop.entity_id, mail, reasons });
    expect(await notifications.inbox.messages(shop.mail)).toEqual([]);
    await notifications.handle(
      events.entityModified.create(fields({ entity: shop, actor: { role: 'ADM' as const }, mail, reasons })),
    );
    const [sent] = await notifications.inbox.messages(shop.mail);
    expect(shown.body).toEqual({
      to: shop.mail,
      subject: sent?.subject,
      paragraphs: sent?.text.trim().split('\n\n'),
    });
  });

  it('is shown to who reviews the file alone', async () => {
    const company = known({ gender: EstablishmentKind.bikeShop });
    const school = known({ gender: EstablishmentKind.association });
    const statusOf = async (role: 'REP' | 'ADM' | 'ALL' | 'FUB', { entity_id }: { entity_id: string }) =>
      (await preview({ entity_id, mail: 'validated', reasons: [] }, role)).status;
    expect(await Promise.all((['REP', 'ADM', 'ALL', 'FUB'] as const).map((role) => statusOf(role, company)))).toEqual([
      403, 200, 200, 403,
    ]);
    expect(await Promise.all((['REP', 'ADM', 'ALL', 'FUB'] as const).map((role) => statusOf(role, school)))).toEqual([
      403, 403, 200, 200,
    ]);
    expect(await statusOf('ALL', { entity_id: 'unknown' })).toBe(404);
  });

  it('is of a decision that is mailed', async () => {
    const { entity_id } = known();
    expect((await preview({ entity_id, mail: 'modify', reasons: [] })).status).toBe(400);
  });
});

describe('what became of the mails of a file', () => {
  const read = (id: string, eventIds: string, role: 'ADM' | 'ALL' | 'FUB' = 'ALL') =>
    notifications.as(role).get(`/v1/notifications/entity_deliveries/${id}?event_ids=${eventIds}`);

  it('is told by its events, and never of another file', async () => {
    const [shop, other] = [known(), known()];
    const happened = [shop, other].map((entity) =>
      events.entityValidated.create({
        ...fields({ entity: entity, actor: { role: 'ADM' as const } }),
        aggregate_id: entity.entity_id,
      }),
    );
    for (const event of happened) await notifications.handle(event);
    const [own, foreign] = happened.map(({ event_id }) => event_id);
    const { status, body } = await read(shop.entity_id, `${own},${foreign}`);
    expect(status).toBe(200);
    expect(body).toEqual([expect.objectContaining({ event_id: own, template: 'entity-validated', state: 'sent' })]);
    expect((await read(shop.entity_id, String(own), 'FUB')).status).toBe(403);
    expect((await read('unknown', String(own))).status).toBe(404);
    expect((await read(shop.entity_id, '')).status).toBe(400);
  });

  it('is told to whoever may read the file: an administrator reads that of an association too', async () => {
    const school = known({ gender: EstablishmentKind.association });
    const statusOf = async (role: 'ADM' | 'ALL' | 'FUB') => (await read(school.entity_id, 'event-1', role)).status;
    expect([await statusOf('ADM'), await statusOf('ALL'), await statusOf('FUB')]).toEqual([200, 200, 200]);
  });
});
