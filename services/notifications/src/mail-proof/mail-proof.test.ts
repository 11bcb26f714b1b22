import { events } from '@alveole/contracts';
import { RepairKind } from '@alveole/domain';
import { fields, freshMail, inTenMinutes, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const asked = (mail: string, proof: 'code' | 'link', secret: string, changes: { expires_at?: string } = {}) =>
  events.repairProofMailed.create(
    fields({
      repair_id: 'r1',
      repair_rozo_id: 'REP00042_10001',
      gender: RepairKind.repair,
      entity_name: 'Les Cycles',
      mail,
      proof,
      sealed_code: notifications.sealed(secret),
      expires_at: inTenMinutes(),
      ...changes,
    }),
  );
const mailsTo = (mail: string) => notifications.inbox.messages(mail);

describe('a proof by mail', () => {
  it('is a code that the beneficiary tells the shop', async () => {
    const mail = freshMail();
    await notifications.handle(asked(mail, 'code', '407213'));
    const [message] = await mailsTo(mail);
    expect(message?.subject).toBe('Votre code pour Les Cycles');
    expect(message?.text).toMatch(/validation\u00a0: 407213/);
    expect(message?.text).toMatch(/valable 30 minutes/);
  });

  it('is a link of his own, its token behind the # that no server sees', async () => {
    const mail = freshMail();
    const token = `repair-1.${'s'.repeat(43)}`;
    await notifications.handle(asked(mail, 'link', token));
    const [message] = await mailsTo(mail);
    const link = new URL(/https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? '');
    expect([link.pathname, link.search, link.hash]).toEqual(['/auth/particulier/confirmation', '', `#${token}`]);
    expect(message?.html).toContain(token);
  });

  it('leaves once, however often it is asked for', async () => {
    const mail = freshMail();
    const event = asked(mail, 'code', '407213');
    await notifications.handle(event);
    await notifications.handle(event);
    expect(await mailsTo(mail)).toHaveLength(1);
  });

  it('tells its file what became of it', async () => {
    const [mail, late] = [freshMail(), freshMail()];
    const [sent, expired] = [
      asked(mail, 'link', `repair-1.${'s'.repeat(43)}`),
      asked(late, 'code', '407213', { expires_at: new Date(Date.now() - 86_400_000 * 3650).toISOString() }),
    ];
    await notifications.handle(sent);
    await notifications.handle(expired);
    await notifications.drain();
    const reports = notifications.published
      .filter(({ name }) => name === 'sms.delivery-reported')
      .map(({ data }) => data);
    expect(reports).toContainEqual(
      expect.objectContaining({ event_id: sent.event_id, repair_id: 'r1', state: 'sent' }),
    );
    expect(reports).toContainEqual(
      expect.objectContaining({ event_id: expired.event_id, state: 'failed', reason: 'expired' }),
    );
    expect(await mailsTo(late)).toEqual([]);
  });
});
