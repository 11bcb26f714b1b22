import { parseArgs } from 'node:util';
import { operationNames, parseCalls, productCalls } from './calls.ts';
import type { Calls, OperationName } from './calls.ts';
import { installParseServer } from './install-parse-server.ts';
import { measure } from './measure.ts';
import type { Lane } from './measure.ts';
import { runContender } from './run-contender.ts';
import type { RunningContender } from './run-contender.ts';
import { targets } from './targets.ts';
import type { Rates } from './targets.ts';

/**
 * Bare handlers, Parse Server, our services and our services behind the gateway in turns, round after round, so that
 * a busy moment meets all of them. Tells whether every target that could be measured is met.
 */
export async function operations(args: readonly string[]): Promise<boolean> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      seconds: { type: 'string', default: '3' },
      rounds: { type: 'string', default: '3' },
      'at-once': { type: 'string', default: '24' },
      only: { type: 'string', default: operationNames.join(',') },
    },
  });
  const [seconds, rounds, atOnce] = [Number(values.seconds), Number(values.rounds), Number(values['at-once'])];
  const asked = operationNames.filter((name) => values.only.split(',').includes(name));
  const running: RunningContender[] = [];
  try {
    const product = await opened(running, runContender('product'));
    const bare = await opened(running, runContender('bare'));
    const parse = await openParseServer(running);
    let areTrue = true;
    for (const operation of asked) {
      const lanes = [
        ...lanesOf(bare, { bare: 'bare' }, productCalls(bare.files, atOnce)),
        ...(parse ? lanesOf(parse, { parse: 'parse' }, parseCalls(parse.files, atOnce)) : []),
        ...lanesOf(product, doorsOf(operation), productCalls(product.files, atOnce)),
      ];
      const rates = await measure(operation, lanes, { seconds, rounds, atOnce });
      areTrue = tellTargets(operation, rates) && areTrue;
    }
    return areTrue;
  } finally {
    for (const contender of running) await contender.stop();
  }
}

async function opened(running: RunningContender[], starting: Promise<RunningContender>): Promise<RunningContender> {
  const contender = await starting;
  running.push(contender);
  return contender;
}

async function openParseServer(running: RunningContender[]): Promise<RunningContender | undefined> {
  const installed = await installParseServer();
  if ('folder' in installed) return opened(running, runContender('parse-server', [installed.folder]));
  console.log(`Parse Server is absent: ${installed.why}`);
  return undefined;
}

/** Our own two ways to an operation, by the names under which they are printed. */
const doorsOf = (operation: OperationName) => ({
  service: operation === 'create' ? 'enrolment' : 'repairs',
  gateway: 'gateway',
});

function lanesOf(contender: RunningContender, doors: Readonly<Record<string, string>>, calls: Calls): Lane[] {
  return Object.entries(doors).map(([name, door]) => ({ name, url: contender.doors[door] ?? '', contender, calls }));
}

function tellTargets(operation: OperationName, rates: Rates): boolean {
  const shares = targets
    .filter((target) => target.operation === operation)
    .map(({ wanted, share, missedFor }) => ({ wanted, missedFor, reached: share(rates) }));
  for (const { wanted, reached, missedFor } of shares) {
    const verdict =
      reached === undefined ? 'not measured' : `${reached >= 1 ? 'met' : 'missed'} (${reached.toFixed(2)})`;
    const reason = reached !== undefined && reached < 1 && missedFor !== undefined ? `: ${missedFor}` : '';
    console.log(`  ${wanted}: ${verdict}${reason}`);
  }
  return shares.every(({ reached }) => reached === undefined || reached >= 1);
}
