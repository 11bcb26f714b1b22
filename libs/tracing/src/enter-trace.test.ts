import { enterTrace } from './enter-trace.ts';
import { spansOf } from './spans.harness.ts';
import { currentTraceparent, traceFields } from './trace-context.ts';
import { writeTraceparent } from './traceparent.ts';

const plan = { name: 'GET api:auth', kind: 'server', attributes: { 'http.request.method': 'GET' } } as const;
const never = { sampleRate: 0 };
const always = { sampleRate: 1 };
const foreign = { traceId: '4bf92f3577b34da6a3ce929d0e0e4736', spanId: '00f067aa0ba902b7' };
const foreignHeader = (traceFlags: number) => writeTraceparent({ ...foreign, traceFlags });

describe('enterTrace', () => {
  it('takes over the id of the caller’s trace, and no span of it', async () => {
    const [root] = await spansOf(() => enterTrace(plan, foreignHeader(0), always).end());
    expect(root?.spanContext().traceId).toBe(foreign.traceId);
    expect(root?.parentSpanContext).toBeUndefined();
  });

  it.each([undefined, 'nonsense', `00-${'0'.repeat(32)}-${foreign.spanId}-01`])(
    'draws a trace of its own for the header %j',
    async (header) => {
      const traceIds = [1, 2].map(() => traceFields(enterTrace(plan, header, never).context).trace_id);
      expect(traceIds).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), expect.stringMatching(/^[0-9a-f]{32}$/)]);
      expect(new Set(traceIds).size).toBe(2);
    },
  );

  it('keeps no trace because its caller wants it kept', async () => {
    const spans = await spansOf(() => {
      const entered = enterTrace(plan, foreignHeader(1), { sampleRate: 0.1, draw: () => 0.1 });
      expect(currentTraceparent(entered.context)).toMatch(new RegExp(`^00-${foreign.traceId}-[0-9a-f]{16}-00$`));
      entered.end();
    });
    expect(spans).toEqual([]);
  });

  it('decides about each call of one trace id anew, so that no chosen id is always kept', async () => {
    const draws = [0.05, 0.5, 0.09, 0.1];
    const spans = await spansOf(() =>
      draws.forEach((drawn) => enterTrace(plan, foreignHeader(1), { sampleRate: 0.1, draw: () => drawn }).end()),
    );
    expect(spans).toHaveLength(2);
  });

  it('keeps nothing where no receiver is named, and still passes the trace on', () => {
    expect(currentTraceparent(enterTrace(plan, foreignHeader(1), always).context)).toMatch(
      new RegExp(`^00-${foreign.traceId}-[0-9a-f]{16}-00$`),
    );
  });
});
