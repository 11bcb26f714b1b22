import { events } from '@alveole/contracts';
import { settledByPeople } from '@alveole/domain';
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
const unpaid = (entity_ids: string[], reason = 'AC04') =>
  fields({
    refund_id: 'b1',
    repair_ids: ['file-0'],
    corrected_ids: ['file-1'],
    entity_ids,
    transfers: entity_ids.map((entity_id, n) => ({
      entity_id,
      repair_ids: [`file-${n}`],
      cents: 5000 + n,
      files: [{ repair_rozo_id: `REP00012_1000${n}`, cents: 5000 + n }],
    })),
    reason,
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

  it.each(['AC01', 'AC04', 'AC06', 'MD07'])(
    'by %s is told to wait for another IBAN, or the word that this one is right',
    async (reason) => {
      const to = freshMail();
      await notifications.handle(events.refundRejected.create(unpaid([await establishmentAt(to)], reason)));
      const text = (await notifications.inbox.messages(to))[0]?.text;
      expect(text).toMatch(/Donnez un autre IBAN dans « Mon compte », ou dites-nous que celui-ci est le bon/);
      expect(text).toMatch(/Rien n’est versé sur ce compte avant/);
      expect(text).not.toContain('prochain virement');
    },
  );

  it.each(['MS03', 'RC01', settledByPeople])(
    'tells that a transfer refused by the bank with %s is paid by a next one',
    async (reason) => {
      const to = freshMail();
      await notifications.handle(events.refundRejected.create(unpaid([await establishmentAt(to)], reason)));
      expect((await notifications.inbox.messages(to))[0]?.text).toContain('seront payés par un prochain virement');
    },
  );

  it('puts no reason on the bank for a transfer that two administrators settled', async () => {
    const to = freshMail();
    await notifications.handle(events.refundReturned.create(unpaid([await establishmentAt(to)], settledByPeople)));
    const [mail] = await notifications.inbox.messages(to);
    expect(mail?.text).toContain('constaté par deux administrateurs');
    expect(mail?.text).not.toContain('NARR');
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

  it('names each shop, amount and file to the administrators, with the batch to open', async () => {
    const entity_ids = [await establishmentAt(freshMail()), await establishmentAt(freshMail())];
    await notifications.handle(events.refundRejected.create(unpaid(entity_ids)));
    const [alert] = await notifications.inbox.messages('adm-1@exemple.fr');
    const text = alert?.text.replaceAll(/[^\S\n]/g, ' ');
    expect(text).toMatch(/– .+, 50,00 € : REP00012_10000\n– .+, 50,01 € : REP00012_10001/);
    expect(text).toContain('/admin/backend/remboursements?vue=lots&lot=b1');
    expect(text).toContain('Cycles');
  });

  it('names no transfer to the administrators where the event is from before they were told', async () => {
    const data = { ...unpaid([await establishmentAt(freshMail())]).data, transfers: [] };
    await notifications.handle(events.refundReturned.create(fields(data)));
    const [alert] = await notifications.inbox.messages('adm-1@exemple.fr');
    expect(alert?.text).not.toContain('–');
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

describe('a transfer that the bank paid', () => {
  const file = (number: number, cents: number) => ({ repair_rozo_id: `REP00012_1000${number}`, cents });
  const paid = (entity_ids: string[], confirmed_at = '2026-03-04T23:30:00.000Z') => {
    const batch = `ALV-${entity_ids[0]}`;
    return events.refundConfirmed.create(
      fields({
        refund_id: 'b1',
        repair_ids: ['file-1', 'file-2'],
        corrected_ids: ['file-3'],
        confirmed_at,
        transfers: entity_ids.map((entity_id, n) => ({
          entity_id,
          repair_ids: [`file-${entity_id}-1`, `file-${entity_id}-2`, `file-${entity_id}-3`],
          reference: `${batch}-000${n + 1}`,
          cents: 9200,
          files: [file(1, 5000), file(2, 5000), file(3, -800)],
        })),
      }),
    );
  };

  it('is told to its establishment in one mail, with its files, sum, reference and day of Paris', async () => {
    const to = freshMail();
    const id = await establishmentAt(to);
    await notifications.handle(paid([id]));
    const mails = await notifications.inbox.messages(to);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject.replaceAll(/\s/g, ' ')).toBe(`Virement de 92,00 € – ALV-${id}-0001`);
    const text = mails[0]?.text.replaceAll(/[^\S\n]/g, ' ');
    expect(text).toContain('le 5 mars 2026 un virement de 92,00 €');
    expect(text).toContain('– REP00012_10001 : 50,00 €\n– REP00012_10002 : 50,00 €\n– REP00012_10003 : 8,00 € retenus');
    expect(text).toContain(`sur votre relevé de compte : ALV-${id}-0001`);
    expect(text).toMatch(/\/admin\/virements/);
  });

  it('is told once however often it comes, and each of two shops with one address reads of its own', async () => {
    const to = freshMail();
    const event = paid([await establishmentAt(to), await establishmentAt(to)]);
    await notifications.handle(event);
    await notifications.handle({ ...event, event_id: fields({}).event_id });
    expect(await notifications.inbox.messages(to)).toHaveLength(2);
  });

  it('stands in the history of each of its files', async () => {
    const id = await establishmentAt(freshMail());
    await notifications.handle(paid([id]));
    for (const n of [1, 2, 3])
      expect(await historyOf(`file-${id}-${n}`)).toMatchObject([{ template: 'transfer-paid', aggregate_id: id }]);
  });

  it('of an event from before transfers were told in it is told in no mail', async () => {
    const to = freshMail();
    await establishmentAt(to);
    const data = {
      refund_id: 'b0',
      repair_ids: ['f'],
      corrected_ids: [],
      transfers: [],
      confirmed_at: '2026-03-04T23:30:00.000Z',
    };
    const event = events.refundConfirmed.create(fields(data));
    await notifications.handle(event);
    expect(await notifications.deliveriesOf(event)).toEqual([]);
  });
});
