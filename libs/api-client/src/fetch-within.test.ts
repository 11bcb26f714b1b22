import { fetchWithin } from './fetch-within.ts';
import type { Ask } from './fetch-within.ts';

const traceOf = ({ headers }: RequestInit) => (headers as Record<string, string>).traceparent ?? '';
const headers = { accept: 'application/json' };

describe('fetchWithin', () => {
  it('sends with each call a trace of its own, which asks nobody to keep it', async () => {
    const sent: RequestInit[] = [];
    const ask: Ask = async (_url, init) => {
      sent.push(init);
      return {} as Response;
    };
    await fetchWithin(1_000, ask, '/a', { headers });
    await fetchWithin(1_000, ask, '/a', { headers });
    const traces = sent.map(traceOf);
    for (const trace of traces) expect(trace).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-00$/);
    expect(new Set(traces).size).toBe(2);
    expect(sent[0]?.headers).toMatchObject(headers);
  });

  it('names its trace as the reference of a call that was not answered in time', async () => {
    let trace = '';
    const ask: Ask = (_url, init) => {
      trace = traceOf(init);
      return new Promise((_resolve, reject) => init.signal?.addEventListener('abort', reject));
    };
    const failure = await fetchWithin(1, ask, '/a', { headers }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ message: 'timeout', requestId: trace.slice(3, 35) });
  });
});
