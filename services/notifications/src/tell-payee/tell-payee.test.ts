import { events } from '@alveole/contracts';
import { administrators, entity, fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

async function establishmentAt(to: string): Promise<string> {
  const known = entity(to);
  await notifications.handle(
    events.entityRegistered.create(fields({ entity: known, actor: { role: 'REP' as const } })),
  );
  return known.entity_id;
}

/** Each establishment waits for one file. */
const unpaid = (entity_ids: string[]) =>
  fields({
    refund_id: 'b1',
    repair_ids: ['file-0'],
    corrected_ids: ['file-1'],
    entity_ids,
    transfers: entity_ids.map((entity_id, n) => ({ entity_id, repair_ids: [`file-${n}`] })),
    reason: 'AC04',
  });

const historyOf = async (repairId: string) =>
  (await notifications.as('ADM').get(`/v1/notifications/repair_messages/${repairId}`)).body;

describe('a transfer that the bank refused', () => {
  it('is told to each establishment that waits for it, with the reason and what to do', async () => {
    const [one, other] = [freshMail(), freshMail()];
    const ids = [await establishmentAt(one), await establishmentAt(other)];
    await notifications.handle(events.refundRejected.create(unpaid(ids)));
    for (const to of [one, other])
      expect((await notifications.inbox.messages(to))[0]).toMatchObject({
        subject: 'Virement refusé par la banque',
        text: expect.stringMatching(/AC04 · compte clôturé[^]*Mon compte[^]*\/admin\/virements/),
      });
  });

  it('stands in the history of each of its files, and of no other', async () => {
    const ids = [await establishmentAt(freshMail()), await establishmentAt(freshMail())];
    const before = (await historyOf('file-1')).length;
    await notifications.handle(events.refundReturned.create(unpaid(ids)));
    const history = await historyOf('file-1');
    expect(history).toHaveLength(before + 1);
    const returned = history.filter(({ template }: { template: string }) => template === 'transfer-returned');
    expect(returned).toMatchObject([{ aggregate_id: ids[1], state: 'sent' }]);
  });

  it('is told to the administrators, each once, however often the event comes', async () => {
    const event = events.refundReturned.create(unpaid([await establishmentAt(freshMail())]));
    await notifications.handle(event);
    await notifications.handle(event);
    expect(await notifications.deliveriesOf(event)).toHaveLength(1 + administrators.length);
    const alerts = await notifications.inbox.messages('adm-1@exemple.fr');
    expect(alerts[0]).toMatchObject({
      subject: 'Virements retournés par la banque',
      text: expect.stringContaining('2 dossiers attendent'),
    });
  });
});
