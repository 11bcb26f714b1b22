import { events } from '@alveole/contracts';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { entity, fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import { announceDue } from './announce-messages.ts';

let notifications: OpenNotifications;
/** 15:00 in Paris. */
const afternoon = new Date('2026-03-10T14:00:00Z');
beforeEach(async () => {
  notifications = await openNotifications();
  notifications.clock.now = afternoon;
});
afterEach(() => notifications?.close());

async function shopAt(to: string): Promise<string> {
  const shop = entity(to);
  await notifications.handle(events.entityRegistered.create(fields({ entity: shop, actor: { role: 'REP' } })));
  return shop.entity_id;
}

const written = (entity_id: string, repair_id: string, role: 'ADM' | 'REP' = 'ADM') =>
  events.repairOperated.create(
    fields({
      repair: {
        repair_id,
        repair_rozo_id: `REP00012_4821${repair_id.slice(-1)}`,
        sequence: 4,
        status: RepairStatus.toReview,
        gender: RepairKind.repair,
        entity_id,
        entity_name: 'Les Cycles',
        consumer_id: 'ABCDEFGH',
        created_at: afternoon.toISOString(),
      },
      operation_codes: ['MSG'],
      from: RepairStatus.toReview,
      actor: { role },
      lines: ['La facture est floue'],
    }),
  );

const subjectsTo = async (to: string) => (await notifications.inbox.messages(to)).map(({ subject }) => subject);
const hours = (count: number) => notifications.clock.later(count * 3_600_000);
const announce = () => announceDue(notifications.ports);

describe('messages of staff that wait for a repairer', () => {
  it('are told at once, with a link and without their text', async () => {
    const to = freshMail();
    await notifications.handle(written(await shopAt(to), 'r1'));
    const [mail] = await notifications.inbox.messages(to);
    expect(mail?.subject).toBe('Nouveau message – REP00012_48211');
    expect(mail?.text).toContain('/admin/reparation/dossiers/r1');
    expect(mail?.text).not.toContain('floue');
  });

  it('are one mail a day for an establishment: the others wait for the next morning, file by file', async () => {
    const to = freshMail();
    const shop = await shopAt(to);
    for (const file of ['r1', 'r2', 'r2', 'r3']) await notifications.handle(written(shop, file));
    await announce();
    expect(await subjectsTo(to)).toHaveLength(1);
    hours(16);
    await announce();
    expect(await subjectsTo(to)).toHaveLength(1);
    hours(1);
    expect([await announce(), await announce()]).toEqual([1, 0]);
    const [mail] = await notifications.inbox.messages(to);
    expect(mail?.subject).toBe('3 nouveaux messages sur 2 dossiers');
    expect(mail?.text).toMatch(/REP00012_48212 \(2 messages\)[^]*REP00012_48213 :/);
    await notifications.handle(written(shop, 'r4'));
    expect(await subjectsTo(to)).toHaveLength(2);
  });

  it('are told at once again on another day', async () => {
    const to = freshMail();
    const shop = await shopAt(to);
    await notifications.handle(written(shop, 'r1'));
    hours(24);
    await notifications.handle(written(shop, 'r2'));
    expect(await subjectsTo(to)).toEqual(['Nouveau message – REP00012_48212', 'Nouveau message – REP00012_48211']);
  });

  it('are not told twice when their event comes again, even on another day', async () => {
    const to = freshMail();
    const event = written(await shopAt(to), 'r1');
    await notifications.handle(event);
    await notifications.handle(event);
    hours(24);
    await notifications.handle(event);
    await announce();
    expect(await subjectsTo(to)).toHaveLength(1);
  });

  it('wait no longer once the repairer has written in their file', async () => {
    const to = freshMail();
    const shop = await shopAt(to);
    for (const file of ['r1', 'r2']) await notifications.handle(written(shop, file));
    await notifications.handle(written(shop, 'r2', 'REP'));
    hours(24);
    expect(await announce()).toBe(0);
    expect(await subjectsTo(to)).toHaveLength(1);
  });

  it('reach the others when one establishment is unknown', async () => {
    const to = freshMail();
    const shop = await shopAt(to);
    const { waiting, now } = notifications.ports;
    for (const id of ['nobody', shop])
      await waiting.add(id, { eventId: id, repairId: 'r1', fileNumber: 'REP1' }, now());
    await expect(announce()).rejects.toThrow('1 digests were not sent');
    expect(await subjectsTo(to)).toHaveLength(1);
  });

  it('that came at once are all kept', async () => {
    const to = freshMail();
    const shop = await shopAt(to);
    await Promise.all(['r1', 'r2', 'r3', 'r4', 'r5'].map((file) => notifications.handle(written(shop, file))));
    hours(24);
    await announce();
    const links = (await notifications.inbox.messages(to)).flatMap(({ text }) => text.match(/dossiers\/r\d/g) ?? []);
    expect(links.sort()).toEqual(['r1', 'r2', 'r3', 'r4', 'r5'].map((file) => `dossiers/${file}`));
  });
});
