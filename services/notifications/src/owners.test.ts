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

/** Software belongs to the programme: administrators alone see where it is told of events. */
function webhookCases(): OwnedCases {
  const id = { params: { id: 'webhook-1' } };
  const version = { last_row_hash: 'a'.repeat(32) };
  return {
    listWebhooks: { query: { client_id: 'client-1' } },
    createWebhook: { body: { client_id: 'client-1', url: 'https://exemple.fr/a', types: ['repair.opened'] } },
    changeWebhook: { ...id, body: { ...version, types: ['repair.opened'] } },
    pauseWebhook: { ...id, body: version },
    resumeWebhook: { ...id, body: version },
    createWebhookSecret: { ...id, body: { ...version, overlap_hours: 24 } },
    deleteWebhook: id,
    listWebhookCalls: id,
    tryWebhook: id,
    resendWebhookCall: { params: { id: 'webhook-1', call_id: 'call-1' } },
    resendWebhookCalls: { ...id, body: { since: '2026-01-01T00:00:00Z' } },
  };
}

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
  ...webhookCases(),
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
