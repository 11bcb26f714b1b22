import { createClient } from './create-client.ts';
import type { ClientOptions } from './create-client.ts';
import { serveAnswers } from './client-server.fixture.ts';
import type { SentRequest, ServedAnswer } from './client-server.fixture.ts';
import { Refusal, Unreachable, Unreadable } from './refusal.ts';

type Server = Awaited<ReturnType<typeof serveAnswers>>;
let server: Server | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** A client of a server that gives these answers in turn, the last one for good. */
async function clientOf(
  answers: readonly (ServedAnswer | undefined)[] | ((request: SentRequest) => ServedAnswer | undefined),
  options: Partial<ClientOptions> = {},
) {
  server = await serveAnswers((request, index) =>
    typeof answers === 'function' ? answers(request) : answers[Math.min(index, answers.length - 1)],
  );
  return { client: createClient({ url: `${server.url}/velo/`, ...options }), requests: server.requests };
}

const soon = { 'retry-after': '0.001' };

describe('a call', () => {
  it('a call goes to its path below the base path, with query, token and the version of the API', async () => {
    const { client, requests } = await clientOf([{ body: [] }]);
    await client.repairs.listRepairs({ query: { query: 'L éa', mine: undefined } }, { token: 'abc' });
    expect(requests[0]).toMatchObject({
      method: 'GET',
      url: '/velo/alveoleapi/backend/repairs?query=L+%C3%A9a',
      headers: { authorization: 'Bearer abc', 'accept-version': '1.0.0' },
    });
  });

  it('sends its body as JSON, and answers what came back', async () => {
    const { client, requests } = await clientOf([{ body: { consumer_id: 'ABCD2345', is_new: true } }]);
    const answer = await client.enrolment.recoverConsumerId({
      body: { lastname: 'MARTIN', name: 'CLAIRE', birthdate: '1988-12-31', phone: '+33612345678' } as never,
    });
    expect(answer).toEqual({ consumer_id: 'ABCD2345', is_new: true });
    expect(requests[0]?.headers['content-type']).toBe('application/json');
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({ lastname: 'MARTIN' });
  });

  it('fills a parameter of its path encoded, and refuses one that would be another path', async () => {
    const { client, requests } = await clientOf([{}]);
    await client.repairs.readOwnRepair({ params: { id: 'a/b?c' } });
    expect(requests[0]?.url).toBe('/velo/alveoleapi/enrolment/repair/a%2Fb%3Fc');
    await expect(client.repairs.readOwnRepair({ params: { id: '..' } })).rejects.toThrow(TypeError);
    await expect(client.repairs.readOwnRepair({ params: { id: '' } })).rejects.toThrow(TypeError);
    expect(requests).toHaveLength(1);
  });

  it('sends no token with a public call', async () => {
    const { client, requests } = await clientOf([{ body: [] }], {
      tokens: { token: async () => 'own', tokenAfter: async () => undefined },
    });
    await client.repairs.listCampaigns();
    await client.repairs.readStatistics();
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([undefined, 'Bearer own']);
  });

  it('answers CSV as text and PDF as bytes', async () => {
    const { client } = await clientOf([{ body: '%PDF' }]);
    expect(await client.refunds.readFundCallCsv({ params: { id: 'x-1' } })).toBe('%PDF');
    expect(await client.refunds.readFundCallPdf({ params: { id: 'x-1' } })).toEqual(new TextEncoder().encode('%PDF'));
  });

  it('a call ends with the reason of its signal once it is cancelled, also while it waits to be sent again', async () => {
    const { client } = await clientOf([{ status: 429, headers: { 'retry-after': '30' } }]);
    const cancelled = new AbortController();
    const call = client.repairs.listCampaigns({}, { signal: cancelled.signal });
    setTimeout(() => cancelled.abort(new Error('no longer wanted')), 50);
    await expect(call).rejects.toThrow('no longer wanted');
  });
});

describe('a refusal', () => {
  const body = {
    code: 'ConditionNotMetException',
    message: 'A condition of the campaign is not met.',
    refusal: 'condition-not-met',
    request_id: 'r-1',
    sentences: ['Le vélo est trop récent.'],
  };

  it('a refusal has the status, the stable code, its id, the request id and what it says beside', async () => {
    const { client } = await clientOf([{ status: 409, body }]);
    const failure = await client.repairs.listCampaigns().catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(Refusal);
    expect(failure).toMatchObject({
      status: 409,
      code: 'ConditionNotMetException',
      refusal: 'condition-not-met',
      requestId: 'r-1',
      retryAfter: undefined,
      details: { sentences: ['Le vélo est trop récent.'] },
      message:
        'GET /velo/alveoleapi/v1/repairs/campaigns → 409 ConditionNotMetException: A condition of the campaign is not met.',
    });
  });

  it('a refusal of the token endpoint has the code of OAuth 2', async () => {
    const { client } = await clientOf([
      { status: 401, body: { error: 'invalid_client', error_description: 'Unknown client or secret.' } },
    ]);
    await expect(client.auth.issueClientToken({ body: { grant_type: 'client_credentials' } })).rejects.toMatchObject({
      code: 'invalid_client',
      status: 401,
    });
  });

  it('an answer that is no JSON though its status is 200 is unreadable, has a code and is not sent again', async () => {
    const signIn = { body: '<html>Connectez-vous</html>', headers: { 'content-type': 'text/html' } };
    const { client, requests } = await clientOf([signIn]);
    const failure = await client.repairs.listCampaigns().catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(Unreadable);
    expect(failure).toMatchObject({
      code: 'UnreadableAnswer',
      status: 200,
      contentType: 'text/html',
      message: 'GET /velo/alveoleapi/v1/repairs/campaigns → 200: no JSON but text/html',
    });
    expect(requests).toHaveLength(1);
  });

  it('a refusal of a proxy has the status as its code', async () => {
    const { client } = await clientOf([
      { status: 413, body: '<html>too large</html>', headers: { 'x-request-id': 'p-1' } },
    ]);
    await expect(client.repairs.listCampaigns()).rejects.toMatchObject({ code: 'HTTP 413', requestId: 'p-1' });
  });
});

describe('a call that failed', () => {
  const busy = { status: 503, headers: soon, body: { code: 'ServiceUnavailableException' } };
  const preRegister = { body: {} as never };

  it('a call is sent again when the answer says so, if it reads', async () => {
    const { client, requests } = await clientOf([busy, busy, { body: [] }]);
    expect(await client.repairs.listCampaigns()).toEqual([]);
    expect(requests).toHaveLength(3);
  });

  it('a call is sent three times at most, or as often as the client was told', async () => {
    const { client, requests } = await clientOf([busy], { retries: { tries: 5 } });
    await expect(client.repairs.listCampaigns()).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(5);
  });

  it('a call is not sent again if it writes, unless the client was told to', async () => {
    const { client, requests } = await clientOf([busy]);
    await expect(client.enrolment.preRegister(preRegister)).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(1);
    const persistent = createClient({ url: server?.url ?? '', retries: { resends: 'all' } });
    await expect(persistent.enrolment.preRegister(preRegister)).rejects.toMatchObject({ status: 503 });
    expect(requests).toHaveLength(4);
  });

  it('a call is sent again if it writes under a local_id, under which it counts once', async () => {
    const { client, requests } = await clientOf([undefined, busy, { body: { status: 1 } }]);
    await client.repairs.openRepair({ body: { local_id: 'l-1' } as never });
    expect(requests.map(({ body }) => JSON.parse(body))).toEqual(Array(3).fill({ local_id: 'l-1' }));
  });

  it('a call is sent again after too many calls, whatever it does: nothing was done', async () => {
    const { client, requests } = await clientOf([{ status: 429, headers: soon }, { body: {} }]);
    await client.enrolment.preRegister(preRegister);
    expect(requests).toHaveLength(2);
  });

  it('a call is refused at once where the API asks to wait longer than the client does', async () => {
    const { client, requests } = await clientOf([{ status: 429, headers: { 'retry-after': '900' } }]);
    await expect(client.repairs.listCampaigns()).rejects.toMatchObject({ status: 429, retryAfter: 900 });
    expect(requests).toHaveLength(1);
  });

  it('the API is unreachable where no answer comes, after three tries if it reads', async () => {
    const { client, requests } = await clientOf([undefined]);
    await expect(client.repairs.listCampaigns()).rejects.toThrow(Unreachable);
    expect(requests).toHaveLength(3);
    await expect(client.enrolment.preRegister(preRegister)).rejects.toMatchObject({ reason: 'network' });
    expect(requests).toHaveLength(4);
  });

  it('the API is unreachable where the answer takes too long', async () => {
    const never = () => new Promise<never>(() => undefined);
    const asleep = (_: string, { signal }: RequestInit) =>
      Promise.race([
        never(),
        new Promise<never>((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
      ]);
    const client = createClient({ url: 'http://127.0.0.1', fetch: asleep, timeout: 5, retries: { tries: 1 } });
    await expect(client.repairs.listCampaigns()).rejects.toMatchObject({ name: 'Unreachable', reason: 'timeout' });
  });

  it('a call is not sent again where the API refuses it for another reason', async () => {
    const { client, requests } = await clientOf([{ status: 404, body: { code: 'RepairNotFoundException' } }]);
    await expect(client.repairs.readOwnRepair({ params: { id: 'x' } })).rejects.toThrow('404');
    expect(requests).toHaveLength(1);
  });
});
