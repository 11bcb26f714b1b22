// The inbox alone, for trials of the distributed profile: `HOST`, `PORT` (SMS and pages), `SMTP_PORT`, `DATA_DIR`.
import { resolve } from 'node:path';
import { z } from 'zod';
import { startInbox } from './start-inbox.ts';

const port = z.coerce.number().int().min(0).max(65_535);

const environment = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(8080),
  SMTP_PORT: port.default(1025),
  DATA_DIR: z.string().min(1).default('.data/inbox'),
});

const say = (level: string) => (details: object, message: string) =>
  void process.stdout.write(`${JSON.stringify({ level, message, ...details })}\n`);

try {
  const { HOST: host, PORT: httpPort, SMTP_PORT: smtpPort, DATA_DIR } = environment.parse(process.env);
  const inbox = await startInbox({
    dir: resolve(DATA_DIR),
    logger: { info: say('info'), warn: say('warn'), error: say('error') },
    listen: { host, httpPort, smtpPort },
  });
  say('info')({ smsUrl: inbox.smsUrl, inboxUrl: inbox.inboxUrl, smtpUrl: inbox.smtpUrl }, 'ready');
  const stop = () => void inbox.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
} catch (error) {
  const text =
    error instanceof z.ZodError
      ? error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
      : String((error as Error).message);
  process.stderr.write(`Cannot start: ${text}\n`);
  process.exit(1);
}
