import { messageTemplates, templateNames } from '@alveole/domain';
import { openNotifications } from '../notifications.harness.ts';
import type { OpenNotifications } from '../notifications.harness.ts';
import { smsSizeOf } from './sms-size.ts';

let notifications: OpenNotifications;
beforeAll(async () => {
  notifications = await openNotifications();
});
afterAll(() => notifications?.close());

const preview = (template: string, role: 'REP' | 'ADM' | 'ALL' | 'FUB' = 'ADM') =>
  notifications.as(role).get(`/v1/notifications/templates/${template}`);
const [mails, texts] = (['mail', 'sms'] as const).map((channel) =>
  templateNames.filter((name) => messageTemplates[name].channel === channel),
) as [string[], string[]];

describe('each template', () => {
  it.each(mails)('of a mail has a subject, a text and the same words as HTML: %s', async (name) => {
    const { status, body } = await preview(name);
    expect([status, body.channel]).toEqual([200, 'mail']);
    expect(body.subject).not.toBe('');
    const words = wordsOf(body.html);
    for (const line of (body.text as string).split('\n').filter((text) => text && !text.includes('courriels#')))
      expect(words).toContain(line);
    expect(`${body.subject} ${body.text}`).not.toMatch(/undefined|NaN|\[object/);
  });

  it.each(texts)('of an SMS is told with its length, and is one: %s', async (name) => {
    const { body } = await preview(name);
    expect(body).toMatchObject({ channel: 'sms', encoding: 'GSM-7', segments: 1 });
    expect(body.length).toBe(body.text.length);
  });

  it('is written in the name of the installation’s programme, and of no other', async () => {
    const own = await openNotifications({ PROGRAMME_NAME: 'Vélo & Cie' });
    for (const name of templateNames) {
      const { body } = await own.as('ADM').get(`/v1/notifications/templates/${name}`);
      expect(JSON.stringify(body)).not.toContain('Alvéole');
      expect(body.channel === 'sms' ? body.text : body.html).toMatch(/Vélo (&|&amp;) Cie/);
    }
    await own.close();
  });

  it.each(['entity-closed-by-itself', 'mail-left', 'bank-account-changed'])(
    'that asks to be answered names the installation’s address for professionals: %s',
    async (name) => {
      const own = await openNotifications({ CONTACT_PROFESSIONALS: 'pro@velo.example' });
      const { body } = await own.as('ADM').get(`/v1/notifications/templates/${name}`);
      expect(body.text).toMatch(/écrivez-nous.* pro@velo\.example/);
      await own.close();
    },
  );

  it('that can be stopped shows its headers, the others have none', async () => {
    const headersOf = async (name: string) =>
      ((await preview(name)).body.headers as { name: string; value: string }[]).map((header) => header.name);
    expect(await headersOf('messages-waiting')).toEqual(['List-Unsubscribe', 'List-Unsubscribe-Post']);
    expect(await headersOf('complement-request')).toEqual([]);
  });

  it('is shown to administrators alone, sends nothing, and exists', async () => {
    const others = await Promise.all((['REP', 'ALL', 'FUB'] as const).map((role) => preview('staff-mail', role)));
    expect(others.map(({ status }) => status)).toEqual([403, 403, 403]);
    expect((await preview('toString')).status).toBe(400);
    expect(await notifications.inbox.messages('contact@cycles-du-canal.example')).toEqual([]);
  });
});

describe('the size of an SMS', () => {
  it.each([
    ['a'.repeat(160), 'GSM-7', 160, 1],
    ['a'.repeat(161), 'GSM-7', 161, 2],
    ['a'.repeat(307), 'GSM-7', 307, 3],
    [`${'a'.repeat(159)}€`, 'GSM-7', 161, 2],
    ['ê'.repeat(70), 'UCS-2', 70, 1],
    ['ê'.repeat(71), 'UCS-2', 71, 2],
    ['😀'.repeat(36), 'UCS-2', 72, 2],
    ['', 'GSM-7', 0, 1],
  ])('%.3s… is counted as %s, %i signs, %i SMS', (text, encoding, length, segments) => {
    expect(smsSizeOf(text)).toEqual({ encoding, length, segments });
  });
});

/** The words of a mail's body, without its markup. */
function wordsOf(html: string): string {
  const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
  const bare = html.replace(/<br>/g, '\n').replace(/<[^>]+>/g, '');
  return bare.replace(/&(#?\w+);/g, (_, name: string) => named[name] ?? '');
}
