import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { decide, fileOf, partnerOf, register, shopMail } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const support = { role: 'ALL' } as const;
const change = (id: string, mail: string) => decide(enrolment, id, { entity_data: { mail } }, support);

describe('a change of the address by support', () => {
  it('keeps the address for the account, then tells both addresses by its event', async () => {
    const shop = await register(enrolment);
    const next = shopMail();
    expect((await change(shop.id, next)).status).toBe(200);
    expect(enrolment.reservedMails.get(next)).toBe(shop.id);
    const events = await enrolment.eventsOf(shop.id);
    expect(events.slice(-2)).toMatchObject([
      { name: 'entity.modified', data: { entity: { mail: next } } },
      { name: 'entity.mail-changed', data: { entity: { mail: next }, previous_mail: shop.mail } },
    ]);
  });

  it('is refused when the address is another account’s; nothing changes', async () => {
    const [shop, other] = [await register(enrolment), await register(enrolment)];
    expect(await change(shop.id, other.mail)).toMatchObject({
      status: 409,
      body: { code: 'MailNotAvailableException' },
    });
    expect((await fileOf(enrolment, shop.id)).entity_data.mail).toBe(shop.mail);
  });

  it('is refused while auth is away; nothing changes', async () => {
    const shop = await register(enrolment);
    enrolment.unanswered.add('reserveMail');
    expect((await change(shop.id, shopMail())).status).toBe(503);
    enrolment.unanswered.delete('reserveMail');
    expect((await fileOf(enrolment, shop.id)).entity_data.mail).toBe(shop.mail);
  });

  it('lets the address go when the file was written by somebody else meanwhile', async () => {
    const shop = await register(enrolment);
    const next = shopMail();
    const { row_hash } = await fileOf(enrolment, shop.id);
    const save = (entity_data: object) =>
      enrolment.as('ALL').put('/enrolment/entity', { entity_id: shop.id, last_row_hash: row_hash, entity_data });
    const answers = await Promise.all([save({ mail: next }), save({ mail: shopMail() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const reserved = [...enrolment.reservedMails.values()].filter((entityId) => entityId === shop.id);
    expect(reserved).toHaveLength(1);
  });

  it.each(['ADM', 'REP'] as const)('is not for %s', async (role) => {
    const shop = await register(enrolment);
    const { row_hash } = await fileOf(enrolment, shop.id);
    const client = role === 'REP' ? partnerOf(enrolment, shop) : enrolment.as(role);
    const body = { entity_id: shop.id, last_row_hash: row_hash, entity_data: { mail: shopMail() } };
    expect((await client.put('/enrolment/entity', body)).body.message).toBe('Field not editable: mail.');
  });
});
