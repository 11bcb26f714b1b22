import { events } from '@alveole/contracts';
import { fields, freshMail, inTenMinutes, openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

it.each([
  ['registers', events.registrationCodeRequested, 'Votre code d’inscription Alvéole'],
  ['lost its password', events.recoveryCodeRequested, 'Votre code de récupération Alvéole'],
] as const)('a code reaches the mail address that %s', async (_, event, subject) => {
  const mail = freshMail();
  const data = { mail, sealed_code: notifications.sealed('123456'), expires_at: inTenMinutes() };
  await notifications.handle(event.create(fields(data)));
  expect(await notifications.inbox.messages(mail)).toEqual([
    expect.objectContaining({ subject, text: expect.stringContaining('123456') }),
  ]);
});

it('the first password of an account is chosen by a link, its code behind the # that no server sees', async () => {
  const mail = freshMail();
  const data = {
    mail,
    sealed_code: notifications.sealed('123456'),
    expires_at: inTenMinutes(),
    occasion: 'opening',
  } as const;
  await notifications.handle(events.recoveryCodeRequested.create(fields(data)));
  const [message] = await notifications.inbox.messages(mail);
  expect(message).toMatchObject({ subject: 'Votre compte Alvéole' });
  const link = new URL(/https?:\/\/\S+/.exec(message?.text ?? '')?.[0] ?? '');
  expect([link.pathname, Object.fromEntries(new URLSearchParams(link.hash.slice(1)))]).toEqual([
    '/auth/forgot',
    { mail, code: '123456' },
  ]);
});
