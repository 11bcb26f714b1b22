import { createHash } from 'node:crypto';
import { createClient } from './create-client.ts';
import { serveAnswers } from './client-server.fixture.ts';
import type { SentRequest, ServedAnswer } from './client-server.fixture.ts';
import { fixedToken } from './token-source.ts';

let server: Awaited<ReturnType<typeof serveAnswers>> | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** An installation that signs addresses, and a store that answers so, the last answer for good. */
async function installation(stores: readonly (ServedAnswer | undefined)[]) {
  let stored = 0;
  const answerOf = ({ method, url }: SentRequest): ServedAnswer | undefined => {
    if (method === 'PUT') return stores[Math.min(stored++, stores.length - 1)];
    if (url.includes('media_prefix')) return { body: { media_url_prefix: 'shop/' } };
    return { body: { url: `${server?.url}/objects/signed` } };
  };
  server = await serveAnswers(answerOf);
  return { client: createClient({ url: server.url, tokens: fixedToken('abc') }), requests: server.requests };
}

const bytes = new TextEncoder().encode('%PDF-1.7');
const hash = createHash('sha256').update(bytes).digest('hex');

it('a file is stored below the own prefix by a signed address, without the token, and named with its hash', async () => {
  const { client, requests } = await installation([{ body: '' }]);
  const uploaded = await client.upload({ bytes, extension: '.pdf' });
  expect(uploaded).toEqual({ media_url: expect.stringMatching(/^shop\/[0-9a-f-]{36}\.pdf$/), media_hash: hash });
  const [, signing, storing] = requests;
  expect(new URL(signing?.url ?? '', 'http://x').searchParams.get('name')).toBe(uploaded.media_url);
  expect(signing?.url).toContain('size=8');
  expect(storing).toMatchObject({ method: 'PUT', url: '/objects/signed', body: '%PDF-1.7' });
  expect(storing?.headers.authorization).toBeUndefined();
});

it('a file goes below the prefix that is given, as a Blob too', async () => {
  const { client, requests } = await installation([{ body: '' }]);
  const uploaded = await client.upload({ bytes: new Blob([bytes]), extension: '.pdf', prefix: 'new-shop/' });
  expect(uploaded).toEqual({ media_url: expect.stringMatching(/^new-shop\//), media_hash: hash });
  expect(requests).toHaveLength(2);
});

it('a file whose store did not answer is sent again', async () => {
  const { client, requests } = await installation([undefined, { body: '' }]);
  await client.upload({ bytes, extension: '.pdf', prefix: 'shop/' });
  expect(requests.map(({ method }) => method)).toEqual(['GET', 'PUT', 'PUT']);
});

it('a file that the store refuses is a refusal with its status', async () => {
  const { client } = await installation([{ status: 403, body: '<Error><Code>AccessDenied</Code></Error>' }]);
  await expect(client.upload({ bytes, extension: '.pdf', prefix: 'shop/' })).rejects.toMatchObject({ status: 403 });
});
