import { randomUUID } from 'node:crypto';
import { establishmentRoutes } from '@alveole/contracts/establishment';
import { mediaRoutes } from '@alveole/contracts/media';
import { createDemoApi } from '@alveole/demo';
import { milliseconds, percentile } from '../frame/latencies.ts';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { watchHealth } from '../frame/watch-health.ts';
import { sendBody } from './send-body.ts';
import type { SentBody } from './send-body.ts';

const kib = 1024;
const mib = 1024 * kib;
const refused = '413 PayloadTooLargeException';

/** Just above and far above the 1 MiB that a JSON body may have. */
const bodySizes = [mib + 1, 1.5 * mib, 5 * mib, 20 * mib];

/** Just above and far above the 10 MiB that a document may have. */
const uploadSizes = [10 * mib + 1, 12 * mib, 25 * mib];

/** How a client may send `size` bytes: the answer must reach each of them. */
const waysToSend: Readonly<Record<string, (size: number) => Pick<SentBody, 'announced' | 'sent' | 'ends'>>> = {
  'of announced length': (size) => ({ announced: size, sent: size, ends: true }),
  'in chunks': (size) => ({ announced: 'chunked', sent: size, ends: true }),
  'in chunks without an end': (size) => ({ announced: 'chunked', sent: size, ends: false }),
  'announced and hardly begun': (size) => ({ announced: size, sent: 64 * kib, ends: false }),
};

export const trial: Trial = {
  promise:
    'What is too large is refused with 413 and its code while it is still being sent, never as an outage; the rest passes',
  async run(context) {
    const { url } = await context.startProduct();
    const target = await presigned(url);
    const health = watchHealth(context, url);
    context.afterwards(async () => void (await health.stop()));
    for (const size of triedOf(bodySizes, context)) await tooLargeBody(context, url, size);
    for (const size of triedOf(uploadSizes, context)) await tooLargeUpload(context, target, size);
    await largestUpload(context, target);
    context.figure('/healthz meanwhile, worst', milliseconds(percentile(await health.stop(), 1)));
  },
};

/** In short: the first size above the bound and the largest. */
const triedOf = (sizes: readonly number[], { short }: TrialContext) =>
  sizes.filter((_size, index) => !short || index === 0 || index === sizes.length - 1);

async function tooLargeBody({ check }: TrialContext, url: string, size: number): Promise<void> {
  for (const [way, sentAs] of Object.entries(waysToSend)) {
    const answer = await sendBody(`${url}/alveoleapi/enrolment/signin`, {
      method: 'POST',
      type: 'application/json',
      ...sentAs(size),
    });
    check(`a body of ${Math.ceil(size / kib)} KiB ${way} is answered ${refused}, not ${answer}`, answer === refused);
  }
  const body = JSON.stringify({ mail: 'a@exemple.fr', password: 'x'.repeat(size) });
  const answer = await fetch(`${url}/alveoleapi/enrolment/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  }).then(
    async (response) => `${response.status} ${((await response.json()) as { code?: string }).code ?? 'no code'}`,
    (error: Error) => `no answer (${error.message})`,
  );
  check(
    `a body of ${Math.ceil(size / kib)} KiB from a browser is answered ${refused}, not ${answer}`,
    answer === refused,
  );
}

async function tooLargeUpload({ check }: TrialContext, target: string, size: number): Promise<void> {
  for (const [way, sentAs] of Object.entries(waysToSend)) {
    const answer = await sendBody(target, { method: 'PUT', type: 'application/pdf', ...sentAs(size) });
    check(`an upload of ${Math.ceil(size / kib)} KiB ${way} is answered ${refused}, not ${answer}`, answer === refused);
  }
}

async function largestUpload({ check }: TrialContext, target: string): Promise<void> {
  const { ok, status } = await fetch(target, { method: 'PUT', body: Buffer.alloc(10 * mib) });
  check(`an upload of 10 MiB passes, not ${status}`, ok);
}

/** An address where a visitor who registers may put one document. */
async function presigned(url: string): Promise<string> {
  const api = createDemoApi(url);
  const mail = `${randomUUID()}@exemple.fr`;
  const { media_url_prefix } = await api.call(establishmentRoutes.requestCode, { body: { mail } });
  const name = `${media_url_prefix}${randomUUID()}.pdf`;
  return (await api.call(mediaRoutes.readMediaPutUrl, { query: { name } })).url;
}
