import { parseArgs } from 'node:util';
import { productCalls } from '../operations/calls.ts';
import type { OperationName } from '../operations/calls.ts';
import { measure } from '../operations/measure.ts';
import type { Lane } from '../operations/measure.ts';
import { runContender } from '../operations/run-contender.ts';
import type { RunningContender } from '../operations/run-contender.ts';
import { startReceiver } from './start-receiver.ts';

const operations: readonly OperationName[] = ['get', 'put'];

/**
 * What an operation behind the gateway costs without a receiver of traces, with a tenth of them kept and with all, in turns.
 * `--before` names another tree of the repository, such as one without traces, which is measured beside. Tells whether
 * the receiver got spans.
 */
export async function traces(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '4' },
      rounds: { type: 'string', default: '5' },
      'at-once': { type: 'string', default: '24' },
      before: { type: 'string' },
    },
  });
  const atOnce = Number(values['at-once']);
  const measuring = { seconds: Number(values.seconds), rounds: Number(values.rounds), atOnce };
  const receiver = await startReceiver();
  const sampling = (part: string) => ({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url, OTEL_TRACES_SAMPLER_ARG: part },
  });
  const running: [string, RunningContender][] = [];
  const open = async (name: string, surroundings: Parameters<typeof runContender>[2]) =>
    running.push([name, await runContender('product', [], surroundings)]);
  try {
    if (values.before !== undefined) await open('before', { tree: values.before });
    await open('off', {});
    await open('10 %', sampling('0.1'));
    await open('100 %', sampling('1'));
    const lanes: Lane[] = running.map(([name, contender]) => ({
      name,
      url: contender.doors.gateway ?? '',
      contender,
      calls: productCalls(contender.files, atOnce),
    }));
    for (const operation of operations) await measure(operation, lanes, measuring);
    console.log(`\n${receiver.spans()} spans received`);
    return receiver.spans() > 0;
  } finally {
    for (const [, contender] of running) await contender.stop();
    receiver.close();
  }
}
