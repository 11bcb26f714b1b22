import { events } from '@alveole/contracts';
import { fields, freshMail, freshPhone, inTenMinutes, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const request = { request_id: 'd1', reference: 'B7K2M9QX' };
const codeRequested = (channel: 'sms' | 'mail', to: string, expires_at = inTenMinutes()) =>
  events.personRequestCodeRequested.create(
    fields({
      ...request,
      channel,
      sealed_recipient: notifications.sealed(to),
      sealed_code: notifications.sealed('407213'),
      expires_at,
    }),
  );

describe('the code that shows who asks for his data', () => {
  it('reaches the phone once, in one SMS that names the request and the page', async () => {
    const phone = freshPhone();
    const event = codeRequested('sms', phone);
    await notifications.handle(event);
    await notifications.handle(event);
    const texts = (await notifications.inbox.messages(phone)).map(({ text }) => text);
    expect(texts).toEqual([
      expect.stringMatching(/code 407213 pour votre demande B7K2M9QX.*\/auth\/particulier\/donnees\/suivi/),
    ]);
    expect(texts[0]?.length).toBeLessThanOrEqual(160);
  });

  it('reaches a mailbox where the files hold no mobile', async () => {
    const mail = freshMail();
    await notifications.handle(codeRequested('mail', mail));
    expect((await notifications.inbox.messages(mail))[0]?.text).toContain('407213');
  });
});

it('sends the answer of the desk in its own paragraphs, to the address that its event seals', async () => {
  const mail = freshMail();
  const sealed = { sealed_mail: notifications.sealed(mail), sealed_text: notifications.sealed('Bonjour,\n\nVoici.') };
  await notifications.handle(events.personRequestAnswered.create(fields({ ...request, ...sealed })));
  const [message] = await notifications.inbox.messages(mail);
  expect(message?.subject).toBe('Votre demande B7K2M9QX sur vos données');
  expect(message?.text).toContain('Bonjour,\n\nVoici.');
});

describe('what notifications holds of a person', () => {
  const asService = () => notifications.asService('enrolment');
  const find = async (recipients: string[]) =>
    (await asService().post('/v1/notifications/person_deliveries', { recipients })).body.deliveries;

  it('is found and removed by the number that messages went to, and not by another', async () => {
    const [phone, other] = [freshPhone(), freshPhone()];
    await notifications.handle(codeRequested('sms', phone));
    await notifications.handle(codeRequested('sms', other));
    expect(await find([phone])).toMatchObject([{ channel: 'SMS', outcome: 'Envoyé' }]);
    const { body } = await asService().post('/v1/notifications/forgotten_person_deliveries', { recipients: [phone] });
    expect(body).toEqual({ forgotten: 1, remaining: 0 });
    expect(await find([phone])).toEqual([]);
    expect(await find([other])).toHaveLength(1);
  });

  it('is told to services alone', async () => {
    const answer = await notifications.as('ADM').post('/v1/notifications/person_deliveries', { recipients: [] });
    expect(answer.status).toBe(401);
  });
});
