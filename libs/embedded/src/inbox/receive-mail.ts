import PostalMime from 'postal-mime';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { EmbeddedLogger } from '../embedded-logger.ts';
import type { HttpPlace } from '../http/listen-http.ts';
import type { MessageStore } from './message-store.ts';

const MAX_MAIL_BYTES = 5 * 1_048_576;
const MAX_RECIPIENTS = 50;

export interface RunningMailServer {
  /** `smtp://{host}:{port}` */
  smtpUrl: string;
  close(): Promise<void>;
}

/** An SMTP server, on the loopback unless told otherwise. It says 250 once every recipient's copy is on disk. */
export async function receiveMail(
  store: MessageStore,
  logger: EmbeddedLogger,
  { host = '127.0.0.1', port = 0 }: HttpPlace = {},
): Promise<RunningMailServer> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    size: MAX_MAIL_BYTES,
    closeTimeout: 2_000,
    onRcptTo: (_address, session, done) =>
      done(session.envelope.rcptTo.length >= MAX_RECIPIENTS ? smtpRefusal(452, 'Too many recipients') : undefined),
    onData(stream, session, done) {
      const keep = async () => {
        const bytes = await collect(stream);
        if (stream.sizeExceeded) throw smtpRefusal(552, 'The message is too large');
        await storeCopies(
          store,
          bytes,
          session.envelope.rcptTo.map(({ address }) => address),
        );
      };
      keep().then(
        () => done(),
        (error: Error) => {
          if (!('responseCode' in error)) logger.error({ err: error }, 'a mail could not be kept');
          done('responseCode' in error ? error : smtpRefusal(451, 'The message could not be kept, try again'));
        },
      );
    },
  });
  server.on('error', (error) => logger.warn({ err: error }, 'the SMTP server met a fault'));
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.server.address() as AddressInfo;
  return {
    smtpUrl: `smtp://${host}:${address.port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

async function storeCopies(store: MessageStore, bytes: Buffer, recipients: string[]): Promise<void> {
  const mail = await PostalMime.parse(bytes);
  for (const to of recipients) {
    await store.add({
      channel: 'mail',
      to,
      subject: mail.subject ?? '',
      text: mail.text?.trim() ?? '',
      html: mail.html ?? null,
    });
  }
}

async function collect(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size <= MAX_MAIL_BYTES) chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

const smtpRefusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
