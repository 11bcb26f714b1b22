import { freshState, mainJob, outsideApi, runJourney } from '@alveole/demo';
import { deliverTraces, maySay } from '@alveole/tracing';
import { startWholeProduct } from './whole-product.fixture.ts';

interface LeftSpan {
  readonly name: string;
  readonly id: string;
  readonly parent: string | undefined;
  readonly trace: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

const spans: LeftSpan[] = [];
const state = freshState();
const silent = { info: () => undefined, warn: () => undefined };

beforeAll(async () => {
  const tracing = await deliverTraces(
    {
      export(batch, done) {
        for (const { name, attributes, parentSpanContext, spanContext } of batch) {
          const { traceId: trace, spanId: id } = spanContext();
          spans.push({ name, id, parent: parentSpanContext?.spanId, trace, attributes });
        }
        done({ code: 0 });
      },
      shutdown: async () => undefined,
    },
    { service: 'alveole', logger: silent },
  );
  const product = await startWholeProduct(1);
  try {
    const walk = { until: mainJob.length, report: () => undefined, save: () => undefined };
    await runJourney(mainJob, { api: outsideApi({ url: product.url }), state }, walk);
  } finally {
    await product.close();
    await tracing.close();
  }
});

const namesIn = (trace: readonly LeftSpan[]) => trace.map(({ name }) => name);
const tracesWith = (name: string) =>
  spans.filter((span) => span.name === name).map(({ trace }) => spans.filter((span) => span.trace === trace));

describe('the traces of a whole file, from registration to the transfer', () => {
  it('say nothing but what spans may say, each under a name of ours', () => {
    const pairs = spans.flatMap(({ attributes }) => Object.entries(attributes));
    expect(pairs.filter(([name, value]) => !maySay(name, value))).toEqual([]);
    expect(spans.filter(({ name }) => name === 'unnamed')).toEqual([]);
    expect(spans.length).toBeGreaterThan(300);
  });

  it('hold no name, address, number or id of persons, shops, bikes and files', () => {
    const leaving = JSON.stringify(spans).toLowerCase();
    const { batches = [], ...others } = state;
    const texts = [...Object.values(others), ...batches.map(({ batchId }) => batchId)];
    const personal = texts.filter((text) => typeof text === 'string');
    expect(personal.length).toBeGreaterThan(12);
    expect(personal.filter((text) => leaving.includes(text.toLowerCase()))).toEqual([]);
  });

  it('show an operation, the closing of the file among them, as one from gateway to its deliveries', () => {
    const traces = tracesWith('PUT /alveoleapi/enrolment/repair');
    expect(traces.length).toBeGreaterThan(2);
    for (const trace of traces) {
      const ids = new Set(trace.map(({ id }) => id));
      const roots = trace.filter(({ parent }) => parent === undefined);
      expect(namesIn(roots)).toEqual(['PUT api:repairs']);
      expect(namesIn(trace.filter(({ parent }) => parent !== undefined && !ids.has(parent)))).toEqual([]);
      expect(namesIn(trace)).toEqual(
        expect.arrayContaining([
          'PUT repairs',
          'findAndModify repairs',
          'send repair.operated',
          'process notifications.repairers',
          'process refunds.files',
          'process repairs.statistics',
        ]),
      );
    }
  });

  it('show the code by SMS, the call to another service and the object store where they belong', () => {
    const [closing = []] = tracesWith('process notifications.sms-codes');
    expect(namesIn(closing)).toEqual(expect.arrayContaining(['send repair.code-requested', 'insert deliveries']));
    expect(tracesWith('S3/PutObject').map(namesIn)).toContainEqual(expect.arrayContaining(['PUT api:repairs']));
    expect(closing.filter(({ attributes }) => attributes['alveole.service'] === 'enrolment')).not.toEqual([]);
  });
});
