import { events } from '@alveole/contracts';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { entity, fields, freshMail, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

async function shopAt(to: string): Promise<string> {
  const shop = { ...entity(to), iban: 'FR7630006000011234567890189' };
  await notifications.handle(events.entityRegistered.create(fields({ entity: shop, actor: { role: 'REP' } })));
  return shop.entity_id;
}

const operated = (entity_id: string, code: string) =>
  events.repairOperated.create(
    fields({
      repair: {
        repair_id: 'r1',
        repair_rozo_id: 'REP00012_48213',
        sequence: 4,
        status: RepairStatus.validated,
        gender: RepairKind.repair,
        entity_id,
        entity_name: 'Les Cycles',
        consumer_id: 'ABCDEFGH',
        to_refund_cents: 5000,
        created_at: '2026-03-10T14:00:00Z',
      },
      operation_codes: [code],
      from: RepairStatus.toReview,
      actor: { role: 'ADM' },
    }),
  );

const tell = async (to: string, code: string) => notifications.handle(operated(await shopAt(to), code));
const mailsTo = (to: string) => notifications.inbox.messages(to);
const tokenOf = (text = '') => /courriels#(\S+)/.exec(text)?.[1] ?? '';
const follow = (token: string, headers: Record<string, string> = {}, body = '') =>
  notifications.visitor.post(`/v1/notifications/opt_outs/${token}`, body === '' ? undefined : body, headers);
const undo = (token: string) => notifications.visitor.delete(`/v1/notifications/opt_outs/${token}`);
const resume = (to: string, role: 'ADM' | 'ALL' = 'ADM') =>
  notifications.as(role).post('/v1/notifications/opt_outs_lifted', { to, topic: 'progress' });

describe('a courtesy', () => {
  it('says in its text and its HTML how to stop its kind', async () => {
    const to = freshMail();
    await tell(to, 'AVAL');
    const [mail] = await mailsTo(to);
    const token = tokenOf(mail?.text);
    expect(token).toMatch(/^progress\./);
    expect(mail?.html).toContain(`/auth/courriels#${token}`);
    expect(token).not.toContain(to.split('@')[0]);
  });

  it('is sent no more once its link was followed, is noted so, and comes again when staff resumes it', async () => {
    const to = freshMail();
    await tell(to, 'AVAL');
    const token = tokenOf((await mailsTo(to))[0]?.text);
    expect(await follow(token)).toMatchObject({ status: 200, body: { topic: 'progress' } });
    const event = operated(await shopAt(to), 'AVALECH');
    await notifications.handle(event);
    expect(await mailsTo(to)).toHaveLength(1);
    expect(await notifications.deliveriesOf(event)).toEqual([expect.objectContaining({ state: 'declined' })]);
    expect((await resume(to, 'ALL')).status).toBe(403);
    expect((await resume(to)).status).toBe(200);
    await tell(to, 'AVAL');
    expect(await mailsTo(to)).toHaveLength(2);
  });

  it('is stopped by each link once: a link that has served does not undo what was resumed', async () => {
    const to = freshMail();
    await tell(to, 'AVAL');
    const token = tokenOf((await mailsTo(to))[0]?.text);
    expect([(await follow(token)).status, (await follow(token)).status]).toEqual([200, 200]);
    await resume(to);
    expect(await follow(token)).toMatchObject({ status: 409, body: { code: 'TransitionRefusedException' } });
    await tell(to, 'AVAL');
    const [newest] = await mailsTo(to);
    expect((await follow(tokenOf(newest?.text))).status).toBe(200);
  });

  it('comes again when the link that stopped it takes it back, and no other link does', async () => {
    const to = freshMail();
    await tell(to, 'AVAL');
    await tell(to, 'AVALECH');
    const [newer, older] = (await mailsTo(to)).map(({ text }) => tokenOf(text));
    await follow(newer ?? '');
    expect((await undo(older ?? '')).status).toBe(200);
    await tell(to, 'AVAL');
    expect(await mailsTo(to)).toHaveLength(2);
    expect(await undo(newer ?? '')).toMatchObject({ status: 200, body: { topic: 'progress' } });
    await tell(to, 'AVAL');
    expect(await mailsTo(to)).toHaveLength(3);
    expect((await follow(newer ?? '')).status).toBe(200);
    expect((await undo('x')).status).toBe(400);
    expect((await undo((newer ?? '').replace(/[\w-]{43}$/, 'A'.repeat(43)))).status).toBe(400);
  });

  it('is stopped by the button of a mail client, which posts a form', async () => {
    const to = freshMail();
    await tell(to, 'AVAL');
    const token = tokenOf((await mailsTo(to))[0]?.text);
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await follow(token, form, 'List-Unsubscribe=One-Click')).status).toBe(200);
    await tell(to, 'AVAL');
    expect(await mailsTo(to)).toHaveLength(1);
  });

  it('of one address and one kind says nothing of the others', async () => {
    const [to, other] = [freshMail(), freshMail()];
    await tell(to, 'AVAL');
    await follow(tokenOf((await mailsTo(to))[0]?.text));
    await tell(other, 'AVAL');
    await tell(to, 'MSG');
    expect([await mailsTo(other), await mailsTo(to)].map((mails) => mails.length)).toEqual([1, 2]);
  });

  it.each([
    ['another kind', (token: string) => token.replace('progress', 'messages')],
    ['another address', (token: string) => token.replace(/\.[\w-]{22}\./, `.${'A'.repeat(22)}.`)],
    ['another number', (token: string) => token.replace(/\.[\w-]{12}\./, `.${'A'.repeat(12)}.`)],
    ['no signature', (token: string) => token.replace(/[\w-]{43}$/, 'A'.repeat(43))],
    ['no shape', () => 'progress'],
  ])('is not stopped by a link of %s', async (_, forge) => {
    const to = freshMail();
    await tell(to, 'AVAL');
    expect((await follow(forge(tokenOf((await mailsTo(to))[0]?.text)))).status).toBe(400);
    await tell(to, 'AVAL');
    expect(await mailsTo(to)).toHaveLength(2);
  });
});

it.each(['COM', 'NIL', 'ACAN', 'FACCOR'])('what belongs to the procedure has no such link: %s', async (code) => {
  const to = freshMail();
  await tell(to, code);
  expect((await mailsTo(to))[0]?.text).not.toContain('courriels#');
});
