import { createHmac } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageRoutes } from '@alveole/contracts/message';
import { createDemoApi } from '@alveole/demo';
import type { ServedProduct } from '../browser/test.ts';

/** What the provider of SMS and the installation share. */
interface Shared {
  readonly SMS_CALLBACK_SECRET: string;
  readonly SMS_SIGNING_SECRET: string;
}

/** What became of an SMS. */
interface Report {
  readonly state: 'delivered' | 'failed';
  /** In the provider's words. */
  readonly reason?: string;
}

/** Reports the newest SMS of a number as its provider would (services/notifications/README.md). @param to in its +33 form */
export async function reportSms({ url, dataDir }: ServedProduct, to: string, report: Report): Promise<void> {
  const secrets = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as Shared;
  const body = { reference: await referenceOf(url, to), ...report };
  const seconds = Math.floor(Date.now() / 1000);
  const text = `callback\n${seconds}\n${JSON.stringify(body)}`;
  const signature = createHmac('sha256', secrets.SMS_SIGNING_SECRET).update(text).digest('hex');
  const provider = createDemoApi(url, { 'x-alveole-signature': `t=${seconds},v1=${signature}` });
  await provider.call(messageRoutes.reportSmsDelivery, {
    params: { secret: secrets.SMS_CALLBACK_SECRET },
    body,
  });
}

/** The inbox is the provider here; it calls a message what its page links to. */
async function referenceOf(url: string, to: string): Promise<string> {
  const inbox = await fetch(`${url}/dev/inbox?to=${encodeURIComponent(to)}`, { headers: { accept: 'text/html' } });
  return /href="inbox\/([^"]+)"/.exec(await inbox.text())?.[1] ?? '';
}
