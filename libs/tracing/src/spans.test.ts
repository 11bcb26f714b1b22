import { enterTrace } from './enter-trace.ts';
import { inSpan, openSpan } from './spans.ts';
import type { SpanPlan } from './spans.ts';
import { spansOf } from './spans.harness.ts';
import {
  carryTraces,
  currentTraceparent,
  runInTrace,
  runInTraceOf,
  traceFields,
  traceHeaders,
} from './trace-context.ts';

beforeAll(carryTraces);

const entry = { name: 'PUT api:repairs', kind: 'server', attributes: {} } as const;
const command: SpanPlan = { name: 'find repairs', kind: 'client', attributes: { 'db.operation.name': 'find' } };

const inKeptTrace = (work: () => Promise<unknown>) =>
  spansOf(async () => {
    const root = enterTrace(entry, undefined, { sampleRate: 1 });
    await runInTrace(root.context, work).catch(() => undefined);
    root.end();
  });

describe('a span', () => {
  it('is the child of the one that it was begun in, over pauses too', async () => {
    const spans = await inKeptTrace(() =>
      inSpan(command, async () => {
        await new Promise(setImmediate);
        await inSpan({ ...command, name: 'find shops' }, async () => undefined);
      }),
    );
    const [inner, outer, root] = spans;
    expect(spans.map(({ name }) => name)).toEqual(['find shops', 'find repairs', 'PUT api:repairs']);
    expect(inner?.parentSpanContext?.spanId).toBe(outer?.spanContext().spanId);
    expect(outer?.parentSpanContext?.spanId).toBe(root?.spanContext().spanId);
    expect(new Set(spans.map((span) => span.spanContext().traceId)).size).toBe(1);
  });

  it('names a failure by its code or class, never by its message', async () => {
    const failures = [
      new TypeError('Dupont 0612345678'),
      Object.assign(new Error('Dupont'), { code: 'ECONNRESET' }),
      3,
    ];
    const spans = await inKeptTrace(() =>
      Promise.allSettled(failures.map((failure) => inSpan(command, () => Promise.reject(failure)))),
    );
    const commands = spans.filter(({ name }) => name === command.name);
    expect(commands.map(({ attributes }) => attributes['error.type'])).toEqual(['TypeError', 'ECONNRESET', 'number']);
    expect(JSON.stringify(commands.map(({ status, events }) => ({ status, events })))).not.toContain('Dupont');
    expect(commands.every(({ status }) => status.code === 2)).toBe(true);
  });

  it('is not made outside of a trace, nor in one that is not kept', async () => {
    const spans = await spansOf(async () => {
      await inSpan(command, async () => undefined);
      await runInTraceOf('00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00', () =>
        inSpan(command, async () => undefined),
      );
      openSpan(command).end();
    });
    expect(spans).toEqual([]);
  });

  it('leaves without what spans may not say', async () => {
    const spans = await inKeptTrace(async () => {
      const attributes = {
        'http.route': '/v1/repairs/4f1c2d3e-aaaa-4bbb-8ccc-1234567890ab',
        'url.template': '/v1/repairs/:id',
        'db.query.text': '{ mail: "a@b.fr" }',
        'alveole.event': 'Jean Dupont',
        'http.response.status_code': 200,
      };
      openSpan({ ...command, attributes: attributes as SpanPlan['attributes'] }).end();
    });
    expect(spans[0]?.attributes).toEqual({ 'url.template': '/v1/repairs/:id', 'http.response.status_code': 200 });
  });
});

describe('what is passed on', () => {
  const header = '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-00';

  it('is the header that came where no spans are made', async () => {
    await runInTraceOf(header, async () => {
      await new Promise(setImmediate);
      expect(traceHeaders()).toEqual({ traceparent: header });
      expect(traceFields()).toEqual({ trace_id: header.slice(3, 35), span_id: header.slice(36, 52) });
    });
  });

  it('is nothing outside of a trace', () => {
    expect([currentTraceparent(), traceHeaders(), traceFields()]).toEqual([undefined, {}, {}]);
    expect(runInTraceOf('nonsense', currentTraceparent)).toBeUndefined();
  });
});
