import { events } from '@alveole/contracts';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { entity, fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const operated = (entity_id: string, operation_codes: string[], role: 'ADM' | 'REP' | 'SYS', lines?: string[]) =>
  events.repairOperated.create(
    fields({
      repair: {
        repair_id: 'r1',
        repair_rozo_id: 'REP00012_48213',
        sequence: 4,
        status: RepairStatus.complementAsked,
        gender: RepairKind.repair,
        entity_id,
        entity_name: 'Les Cycles',
        consumer_id: 'ABCDEFGH',
        to_refund_cents: 5000,
        created_at: new Date().toISOString(),
      },
      operation_codes,
      from: RepairStatus.toReview,
      actor: { role },
      ...(lines ? { lines } : {}),
    }),
  );

async function establishmentAt(to: string) {
  const known = entity(to);
  await notifications.handle(
    events.entityRegistered.create(fields({ entity: known, actor: { role: 'REP' as const } })),
  );
  return known.entity_id;
}

describe('operations on a file', () => {
  it('tell the repairer what complement is asked for', async () => {
    const to = freshMail();
    await notifications.handle(operated(await establishmentAt(to), ['COM'], 'ADM', ['Facture illisible']));
    expect((await notifications.inbox.messages(to))[0]).toMatchObject({
      subject: 'Complément demandé – REP00012_48213',
      text: expect.stringContaining('– Facture illisible'),
    });
  });

  it('tell the repairer of the transfer with its sum', async () => {
    const to = freshMail();
    await notifications.handle(operated(await establishmentAt(to), ['REM'], 'SYS'));
    expect((await notifications.inbox.messages(to))[0]?.text).toMatch(/50,00.€ a été émis/);
  });

  it('tell nobody what the repairer did itself', async () => {
    const to = freshMail();
    await notifications.handle(operated(await establishmentAt(to), ['PHO', 'COMR'], 'REP'));
    expect(await notifications.inbox.messages(to)).toEqual([]);
  });
});
