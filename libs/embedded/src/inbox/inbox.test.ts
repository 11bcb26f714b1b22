import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createConnection } from 'node:net';
import { silentLogger } from '../embedded-logger.ts';
import type { InboxMessage } from './message-store.ts';
import { startInbox, type RunningInbox } from './start-inbox.ts';

const MAX_MESSAGES = 20;

let dir: string;
let inbox: RunningInbox;
let time = Date.UTC(2026, 0, 31, 9, 0, 0);

const start = () =>
  startInbox({ dir, logger: silentLogger, maxMessages: MAX_MESSAGES, now: () => new Date((time += 1_000)) });

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'alv-inbox-'));
  inbox = await start();
});
afterEach(async () => {
  await inbox.close();
  await rm(dir, { recursive: true });
});

const sms = (body: object | string, headers = {}) =>
  fetch(inbox.smsUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const list = async (to?: string): Promise<InboxMessage[]> =>
  (await fetch(to === undefined ? inbox.inboxUrl : `${inbox.inboxUrl}?to=${to}`)).json() as Promise<InboxMessage[]>;

const idOf = async (answer: Response) => ((await answer.json()) as { id: string }).id;

/** Speaks SMTP line by line and gives the server's codes. */
async function smtp(lines: string[]): Promise<string[]> {
  const socket = createConnection(Number(new URL(inbox.smtpUrl).port), '127.0.0.1').setEncoding('latin1');
  const codes: string[] = [];
  const waiting = ['', ...lines, 'QUIT'];
  for await (const answer of socket) {
    for (const line of String(answer)
      .split('\r\n')
      .filter((part) => /^\d{3} /.test(part)))
      codes.push(line.slice(0, 3));
    waiting.shift();
    if (waiting[0] !== undefined) socket.write(Buffer.from(`${waiting[0]}\r\n`));
  }
  return codes;
}

const mail = (recipients: string[], content: string) =>
  smtp([
    'HELO test',
    'MAIL FROM:<no-reply@alveole.example>',
    ...recipients.map((to) => `RCPT TO:<${to}>`),
    'DATA',
    `${content.replaceAll('\n', '\r\n')}\r\n.`,
  ]);

const letter = `From: Alveole <no-reply@alveole.example>
To: shop@example.org
Subject: =?utf-8?Q?Dossier_valid=C3=A9?=
MIME-Version: 1.0
Content-Type: multipart/alternative; boundary=b

--b
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: 8bit

Votre code : 123456
--b
Content-Type: text/html; charset=utf-8

<p>Votre code : <b>123456</b></p><script>alert(1)</script>
--b--`;

describe('mails', () => {
  it('are kept for each recipient, decoded', async () => {
    await mail(['Shop@Example.org', 'other@example.org'], letter);
    expect(await list('shop@example.org')).toEqual([
      {
        channel: 'mail',
        to: 'Shop@Example.org',
        subject: 'Dossier validé',
        text: 'Votre code : 123456',
        html: expect.stringContaining('<b>123456</b>'),
        sent_at: expect.stringMatching(/^2026-01-31T/),
      },
    ]);
    expect(await list('other@example.org')).toHaveLength(1);
    expect(await list('shop@example.com')).toEqual([]);
  });

  it('without HTML have none', async () => {
    await mail(['a@example.org'], 'Subject: Court\n\nBonjour');
    expect(await list()).toMatchObject([{ subject: 'Court', text: 'Bonjour', html: null }]);
  });

  it('that are too large are refused and not kept', async () => {
    const codes = await mail(['a@example.org'], `Subject: Lourd\n\n${'x'.repeat(5 * 1_048_576)}`);
    expect(codes).toContain('552');
    expect(await list()).toEqual([]);
  });
});

describe('SMS', () => {
  it('are found by their number, with the plus sign written in any way', async () => {
    expect((await sms({ to: '+33612345678', text: 'Code : 654321' })).status).toBe(201);
    for (const to of ['%2B33612345678', '+33612345678', '33612345678']) {
      expect(await list(to)).toMatchObject([
        { channel: 'sms', to: '+33612345678', text: 'Code : 654321', subject: '', html: null },
      ]);
    }
    expect(await list('%2B3361234567')).toEqual([]);
  });

  it('with the same idempotency key are one, also when they come together or after a restart', async () => {
    const send = () => sms({ to: '+33612345678', text: 'une fois' }, { 'idempotency-key': 'decision-1' });
    const ids = await Promise.all([send(), send()].map(async (answer) => idOf(await answer)));
    await inbox.close();
    inbox = await start();
    ids.push(await idOf(await send()));
    expect(new Set(ids).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it.each([
    ['no number', { text: 'x' }, 400],
    ['a number in another form', { to: '0612345678', text: 'x' }, 400],
    ['no text', { to: '+33612345678', text: '' }, 400],
    ['something more', { to: '+33612345678', text: 'x', from: 'me' }, 400],
    ['no JSON', '{', 400],
    ['too much', { to: '+33612345678', text: 'x'.repeat(20_000) }, 413],
  ])('with %s are refused', async (_fault, body, status) => {
    expect((await sms(body)).status).toBe(status);
    expect(await list()).toEqual([]);
  });

  it('are taken as JSON only, so that no page elsewhere can post one unasked', async () => {
    expect((await sms({ to: '+33612345678', text: 'x' }, { 'content-type': 'text/plain' })).status).toBe(415);
  });
});

describe('the inbox', () => {
  const fill = async (count: number) => {
    for (let number = 1; number <= count; number++) await sms({ to: '+33612345678', text: `message ${number}` });
  };

  it('shows the newest first, survives a restart, and forgets the oldest beyond its limit', async () => {
    await fill(MAX_MESSAGES + 2);
    await inbox.close();
    inbox = await start();
    const texts = (await list()).map(({ text }) => text);
    expect([texts.length, texts[0], texts.at(-1)]).toEqual([MAX_MESSAGES, `message ${MAX_MESSAGES + 2}`, 'message 3']);
    expect(await readdir(dir)).toHaveLength(MAX_MESSAGES);
  });
});

describe('the page for browsers', () => {
  const page = async (path = '') => {
    const answer = await fetch(`${inbox.inboxUrl}${path}`, { headers: { accept: 'text/html,application/xhtml+xml' } });
    return {
      status: answer.status,
      policy: answer.headers.get('content-security-policy') ?? '',
      html: await answer.text(),
    };
  };

  const linked = async () => /href="inbox(\/[^"]+)"/.exec((await page()).html)?.[1] ?? '';

  it('says so when nothing came yet', async () => {
    expect((await page()).html).toContain('Aucun message pour le moment.');
  });

  it('escapes what messages say, and runs nothing', async () => {
    await sms({ to: '+33612345678', text: '<img src=x onerror=alert(1)>"' });
    const { html, policy } = await page();
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;');
    expect(html).not.toContain('<img');
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain("'unsafe-inline'");
  });

  it('shows a mail’s own HTML in a sandbox only', async () => {
    await mail(['a@example.org'], letter);
    const path = await linked();
    const message = await page(path);
    expect(message.html).toContain('<iframe sandbox=""');
    expect(message.html).not.toContain('<script>');
    const own = await page(`${path}/html`);
    expect(own.html).toContain('<script>alert(1)</script>');
    expect(own.policy).toMatch(/^sandbox; default-src 'none'/);
  });

  it('keeps the filter that was asked for', async () => {
    await sms({ to: '+33612345678', text: 'pour elle' });
    await sms({ to: '+33687654321', text: 'pour lui' });
    const { html } = await page('?to=%2B33612345678');
    expect([html.includes('pour elle'), html.includes('pour lui'), html.includes('value="+33612345678"')]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('answers plainly when a message is not there', async () => {
    const { status, html } = await page('/unknown');
    expect([status, html.includes('Message introuvable')]).toEqual([404, true]);
  });
});
