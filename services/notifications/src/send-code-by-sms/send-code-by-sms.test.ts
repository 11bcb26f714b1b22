import { events } from '@alveole/contracts';
import { RepairKind } from '@alveole/domain';
import { fields, freshPhone, inTenMinutes, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

/** A file asked for its code, 407213. */
const codeRequested = (phone: string, gender: RepairKind = RepairKind.repair) =>
  events.repairCodeRequested.create(
    fields({
      repair_id: 'r1',
      repair_rozo_id: 'REP00012_48213',
      gender,
      entity_name: 'Les Cycles',
      phone,
      sealed_code: notifications.sealed('407213'),
      expires_at: inTenMinutes(),
    }),
  );
const textsTo = async (phone: string) => (await notifications.inbox.messages(phone)).map(({ text }) => text);

describe('the code of a file', () => {
  it('reaches the phone once, however often its event is delivered', async () => {
    const phone = freshPhone();
    const event = codeRequested(phone);
    await notifications.handle(event);
    await notifications.handle(event);
    expect(await textsTo(phone)).toEqual([
      'Alvéole : votre code est 407213. Donnez-le à Les Cycles pour valider la réparation. Valable 30 minutes.',
    ]);
  });

  it('names the session that it closes', async () => {
    const phone = freshPhone();
    await notifications.handle(codeRequested(phone, RepairKind.session));
    expect(await textsTo(phone)).toEqual([expect.stringContaining('pour valider la séance.')]);
  });
});
