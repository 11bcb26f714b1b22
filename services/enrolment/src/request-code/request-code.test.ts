import { openEnrolment } from '../enrolment.harness.ts';
import type { OpenEnrolment } from '../enrolment.harness.ts';
import { register, shopMail } from '../shops.harness.ts';

let enrolment: OpenEnrolment;
beforeAll(async () => {
  enrolment = await openEnrolment();
});
afterAll(() => enrolment?.close());

const askCode = (mail: string, address = '203.0.113.7') =>
  enrolment.visitor.post('/enrolment/check_email', { mail }, { 'x-forwarded-for': address });

describe('asking for a registration code', () => {
  it('answers a random id and the prefix of its documents, and queues a mail whose code lies nowhere in clear', async () => {
    const mail = shopMail();
    const { status, body } = await askCode(mail);
    expect([status, body.entity_id]).toEqual([200, expect.stringMatching(/^[0-9a-f]{32}$/)]);
    expect(body.media_url_prefix).toBe(`${body.entity_id}/`);
    const code = await enrolment.codeFor(mail);
    expect(code).toMatch(/^\d{6}$/);
    expect(JSON.stringify(await enrolment.models.registrations.findOne({ mail }).lean())).not.toContain(`"${code}"`);
  });

  it('sends no second code within a minute, not to parallel calls either', async () => {
    const mail = shopMail();
    const answers = await Promise.all(Array.from({ length: 6 }, () => askCode(mail)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const again = await askCode(mail.toUpperCase());
    expect([again.status, again.body.code, again.body.message]).toEqual([
      409,
      'CodeAlreadySentException',
      'Mail has already received a code but had not yet used it.',
    ]);
  });

  it('gives everybody who asks for one mail a place of its own, and the mailbox five codes in the life of one', async () => {
    const mail = shopMail();
    const answers = [];
    for (let number = 1; number <= 8; number += 1) answers.push(await askCode(mail, `192.0.2.${number}`));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(answers.map(({ body }) => body.entity_id)).size).toBe(8);
    await enrolment.drain();
    const mails = enrolment.published.filter(({ data }) => (data as { mail?: string }).mail === mail);
    expect(mails).toHaveLength(5);
  });

  it('refuses a mail that an account uses', async () => {
    const { mail } = await register(enrolment);
    expect((await askCode(mail)).body).toMatchObject({ code: 'MailNotAvailableException' });
  });

  it.each([{ mail: { $gt: '' } }, { mail: 'é@exemple.fr' }, {}])('refuses what is no mail: %j', async (body) => {
    expect((await enrolment.visitor.post('/enrolment/check_email', body)).status).toBe(400);
  });
});
