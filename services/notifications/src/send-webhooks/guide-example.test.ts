import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { signedHeaders } from '../record/sign-call.ts';

const guide = readFileSync(resolve(import.meta.dirname, '../../../../docs/SE-BRANCHER.md'), 'utf8');
const [, section = ''] = guide.split('\n## Être prévenu\n');
const [, example = ''] = /```js\n([\s\S]*?)```/.exec(section) ?? [];

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
const body = JSON.stringify({ type: 'webhook.trial', data: { webhook_id: 'é' } });
const headersOf = (secrets: string[], at = new Date()) => signedHeaders({ messageId: 'e1-0', body, at, secrets });

/** What the example of the guide says of each call, run as a reader would run it. */
function verdicts(calls: readonly (readonly [headers: object, body: string])[]): readonly boolean[] {
  const run = `${example}\nconst calls = ${JSON.stringify(calls)};
    console.log(JSON.stringify(calls.map(([headers, body]) => isFromAlveole(${JSON.stringify(secret)}, headers, body))));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', run], { encoding: 'utf8' });
  return JSON.parse(printed) as boolean[];
}

it('the example of the guide has fifteen lines at most', () => {
  expect(example.trim().split('\n').length).toBeLessThanOrEqual(15);
});

it('accepts what Alvéole signed, while a secret is renewed too, and refuses everything else', () => {
  const tenMinutesAgo = new Date(Date.now() - 600_000);
  expect(
    verdicts([
      [headersOf([secret]), body],
      [headersOf([secret, other]), body],
      [headersOf([other, secret]), body],
      [headersOf([other]), body],
      [headersOf([secret]), body.replace('trial', 'trail')],
      [headersOf([secret], tenMinutesAgo), body],
      [{ ...headersOf([secret]), 'webhook-id': 'e2-0' }, body],
      [{}, body],
    ]),
  ).toEqual([true, true, true, false, false, false, false, false]);
});
