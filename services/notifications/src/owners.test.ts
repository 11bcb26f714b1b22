import { routesOf } from '@alveole/contracts';
import { askFor, callsThatNameAnOwner, expectedOf, strangerCells } from '@alveole/testing/node';
import type { OwnedCases } from '@alveole/testing/node';
import { entity, freshMail, openNotifications } from './notifications.harness.ts';
import type { OpenNotifications } from './notifications.harness.ts';

const mail = freshMail();
const shop = entity(mail);
const event = '00000000-0000-4000-8000-000000000001';
const marks = [mail, 'Les Cycles', shop.siret];

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
  notifications.establishments.set(shop.entity_id, shop);
});
afterAll(() => notifications?.close());

/** How each call asks for the mails of a bike shop, which the federation does not review. */
const cases: OwnedCases = {
  listEntityMessages: { params: { id: shop.entity_id }, openTo: ['ALL'] },
  listRepairMessages: { params: { id: 'r1' } },
  listAddressMessages: { body: { to: mail } },
  resumeMessages: { body: { to: mail, topic: 'messages' } },
  previewTemplate: { params: { template: 'staff-mail' } },
  listEntityDeliveries: { params: { id: shop.entity_id }, query: { event_ids: event }, openTo: ['ALL'] },
  previewEntityMail: { body: { entity_id: shop.entity_id, mail: 'validated', reasons: [] }, openTo: ['ALL'] },
  sendMail: { body: { to: mail, subject: 'Objet', text_body: 'Bonjour' }, openTo: ['ALL'] },
  sendMailV2: { body: { code: 'CODE32', entity_id: shop.entity_id, lines: [], subject: 'Objet' }, openTo: ['ALL'] },
};

describe('the mails of a bike shop', () => {
  it('have a case for each call that names it', () => {
    expect(Object.keys(cases).sort()).toEqual(callsThatNameAnOwner(routesOf.notifications));
  });

  it.each(strangerCells(routesOf.notifications, cases))(
    'are not told by %s to a stranger of role %s, nor sent',
    async (_, role, route, owned) => {
      const answer = await askFor(notifications.as(role, { entityId: 'another-shop' }), route, owned);
      expect(expectedOf(route, role, owned)).toContain(answer.status);
      expect(marks.filter((mark) => answer.text.includes(mark))).toEqual([]);
      await notifications.drain();
      expect(await notifications.inbox.messages(mail)).toEqual([]);
    },
  );

  it.each(['listEntityDeliveries', 'sendMail'])('are answered by %s to who reviews shops', async (name) => {
    const route = routesOf.notifications.find((known) => known.name === name);
    if (route === undefined) throw new Error(`The contracts have no ${name}.`);
    expect((await askFor(notifications.as('ALL'), route, cases[name] ?? {})).status).toBe(200);
  });
});
