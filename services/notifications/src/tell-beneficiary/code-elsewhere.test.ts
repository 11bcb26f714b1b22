import { events } from '@alveole/contracts';
import { RepairKind } from '@alveole/domain';
import { fields, freshMail, freshPhone, inTenMinutes, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import { smsSizeOf } from '../preview-template/sms-size.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const file = (entity_name = 'Les Cycles') => ({
  repair_id: 'r1',
  repair_rozo_id: 'REP00012_48213',
  gender: RepairKind.repair,
  entity_name,
  sealed_code: notifications.sealed('407213'),
  expires_at: inTenMinutes(),
});
const textsTo = async (to: string) => (await notifications.inbox.messages(to)).map(({ text }) => text);

describe('a code that went where the client said', () => {
  it('is told to the client’s own number in one SMS and to his own address, without the code or where it went', async () => {
    const [named, phone, mail] = [freshPhone(), freshPhone(), freshMail()];
    await notifications.handle(
      events.repairCodeRequested.create(
        fields({ ...file(), phone: named, named_by_client: true, beneficiary: { phone, mail } }),
      ),
    );
    expect(await textsTo(named)).toEqual([expect.stringContaining('407213')]);
    const [sms] = await textsTo(phone);
    expect(sms).toContain('part à un autre numéro, à la demande de Les Cycles');
    expect(smsSizeOf(sms ?? '')).toMatchObject({ encoding: 'GSM-7', segments: 1 });
    const [letter] = await textsTo(mail);
    expect(letter).toContain('L’établissement Les Cycles');
    expect(`${sms}${letter}`).not.toMatch(new RegExp(`407213|${named.slice(-6)}`));
  });

  it('is told of another address too, in one SMS however long the name of the shop is', async () => {
    const [named, phone] = [freshMail(), freshPhone()];
    await notifications.handle(
      events.repairProofMailed.create(
        fields({
          ...file('Vélo '.repeat(40)),
          mail: named,
          proof: 'code',
          named_by_client: true,
          beneficiary: { phone },
        }),
      ),
    );
    const [sms] = await textsTo(phone);
    expect(sms).toContain('part à une autre adresse');
    expect(smsSizeOf(sms ?? '').segments).toBe(1);
  });

  it('is told to nobody where it went to the client himself', async () => {
    const phone = freshPhone();
    await notifications.handle(events.repairCodeRequested.create(fields({ ...file(), phone })));
    expect(await textsTo(phone)).toHaveLength(1);
  });
});
