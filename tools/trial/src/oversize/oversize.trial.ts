import { randomUUID } from 'node:crypto';
import { enrolmentRoutes } from '@alveole/contracts';
import { createDemoApi } from '@alveole/demo';
import { milliseconds, percentile } from '../frame/latencies.ts';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { watchHealth } from '../frame/watch-health.ts';

const kib = 1024;
const mib = 1024 * kib;

/** Just above and far above the 1 MiB that a JSON body may have. */
const bodySizes = [mib + 1, 1.5 * mib, 5 * mib, 20 * mib];

/** Just above and far above the 10 MiB that a document may have. */
const uploadSizes = [10 * mib + 1, 12 * mib, 25 * mib];

export const trial: Trial = {
  promise:
    'What is too large is refused with 413 and its code, in French terms that a person can act on, never as an outage',
  async run(context) {
    const { url } = await context.startProduct();
    const health = watchHealth(url);
    for (const size of bodySizes) await tooLargeBody(context, url, size);
    for (const size of uploadSizes) await tooLargeUpload(context, url, size);
    context.figure('/healthz meanwhile, worst', milliseconds(percentile(await health.stop(), 1)));
  },
};

async function tooLargeBody({ check }: TrialContext, url: string, size: number): Promise<void> {
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
    `a body of ${Math.round(size / kib)} KiB is answered 413 with a code, not ${answer}`,
    /^413 \w+Exception$/.test(answer),
  );
}

async function tooLargeUpload({ check }: TrialContext, url: string, size: number): Promise<void> {
  const api = createDemoApi(url);
  const mail = `${randomUUID()}@exemple.fr`;
  const { media_url_prefix } = await api.call(enrolmentRoutes.checkEmail, { body: { mail } });
  const presigned = await api.call(enrolmentRoutes.mediaPutUrl, {
    query: { name: `${media_url_prefix}${randomUUID()}.pdf` },
  });
  const answer = await fetch(presigned.url, { method: 'PUT', body: Buffer.alloc(size) }).then(
    ({ status }) => String(status),
    (error: Error) => `no answer (${error.message})`,
  );
  check(`an upload of ${Math.round(size / kib)} KiB is answered 413, not ${answer}`, answer === '413');
}
