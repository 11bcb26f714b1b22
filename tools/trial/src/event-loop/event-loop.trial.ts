import { setTimeout as pause } from 'node:timers/promises';
import { createDemoApi, signInAsAdministrator } from '@alveole/demo';
import { drawAddress } from '../frame/caller.ts';
import { milliseconds, percentile } from '../frame/latencies.ts';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { watchPath } from '../frame/watch-health.ts';
import type { HealthWatch } from '../frame/watch-health.ts';
import { hostileBodies } from './hostile-bodies.ts';
import type { HostileBody } from './hostile-bodies.ts';
import { hostileSearches } from './hostile-searches.ts';

/** What an answer may take while something hostile is read: the promise in full, beyond what it takes at rest. */
const promised = 100;
/** The short form runs beside other work: a loop that is held takes seconds more than that. */
const generous = 1000;
const idleFor = 2000;
/** The same hostile thing so many times at once. */
const atOnce = 4;

/** Health is the gateway's; the finder asks a service and the database, whose loops must be free as well. */
const probes = {
  '/healthz': '/healthz',
  'the finder': '/alveoleapi/entities_public?latitude=45.76&longitude=4.84&radius=1000&kind=repair',
} as const;
type Probe = keyof typeof probes;

export const trial: Trial = {
  promise: 'Nothing that somebody types or sends holds up the others, however long it is to read or to look for',
  measures: true,
  async run(context) {
    const { url } = await context.startProduct({ TRUSTED_PROXIES: 'loopback' });
    const token = await signInAsAdministrator(createDemoApi(url), 0);
    const idle = startWatches(context, url);
    await pause(idleFor);
    const atRest = await idle();
    for (const [probe, worst] of Object.entries(atRest)) context.figure(`${probe} at rest, worst`, milliseconds(worst));
    const place = { url, token, atRest };
    for (const [what, hostile] of drawn(context, Object.entries(hostileBodies)))
      await tryOne(context, place, what, () => post(context, place, hostile));
    for (const [what, make] of drawn(context, Object.entries(hostileSearches)))
      await tryOne(context, place, what, () => search(context, place, make(context.random)));
    const after = await fetch(`${url}/readyz`);
    context.check(`the product answers afterwards, not ${after.status}`, after.ok);
  },
};

interface Place {
  readonly url: string;
  /** Of somebody who may search. */
  readonly token: string;
  /** The worst of each look with nothing hostile beside it, in milliseconds. */
  readonly atRest: Readonly<Record<Probe, number>>;
}

/** In short, every third: the seed draws where to begin. */
function drawn<T>({ short, random }: TrialContext, all: readonly T[]): readonly T[] {
  const first = random.int(0, 2);
  return all.filter((_each, index) => !short || index % 3 === first);
}

function startWatches(context: TrialContext, url: string): () => Promise<Record<Probe, number>> {
  const from = () => ({ 'x-forwarded-for': drawAddress(context.random) });
  const watches = Object.entries(probes).map(
    ([probe, path]) => [probe, watchPath(context, `${url}${path}`, from)] as const,
  );
  const worstOf = async ([probe, watch]: readonly [string, HealthWatch]) =>
    [probe, percentile(await watch.stop(), 1)] as const;
  return async () => Object.fromEntries(await Promise.all(watches.map(worstOf))) as Record<Probe, number>;
}

/** Does something hostile several times at once, and looks at the product all the while. */
async function tryOne(
  context: TrialContext,
  { url, atRest }: Place,
  what: string,
  act: () => Promise<readonly string[]>,
): Promise<void> {
  const stop = startWatches(context, url);
  const answers = await act().finally(() => pause(50));
  const worst = await stop();
  const answerText = [...new Set(answers)].join(', ');
  const seen = Object.entries(worst).map(([probe, took]) => `${probe} ${milliseconds(took)}`);
  context.figure(what, `${answerText}; ${seen.join(', ')}`);
  context.check(
    `${what} is answered, or refused with a code, not ${answerText}`,
    answers.every((answer) => /^(200|(4\d\d|503) \w+Exception)$/.test(answer)),
  );
  for (const [probe, took] of Object.entries(worst)) {
    const bound = 3 * atRest[probe as Probe] + (context.short ? generous : promised);
    context.check(
      `${probe} answers within ${milliseconds(bound)} beside ${what}, not ${milliseconds(took)}`,
      took <= bound,
    );
  }
}

function post(
  { random }: TrialContext,
  { url, token }: Place,
  { path, isSigned, body }: HostileBody,
): Promise<readonly string[]> {
  const text = body();
  const headers = () => ({
    'content-type': 'application/json',
    'x-forwarded-for': drawAddress(random),
    ...(isSigned ? { authorization: `Bearer ${token}` } : {}),
  });
  const send = () => answerOf(`${url}/alveoleapi${path}`, { method: 'POST', headers: headers(), body: text });
  return Promise.all(Array.from({ length: atOnce }, send));
}

/** Whatever takes words to look for. */
const searched = ['/backend/repairs?query', '/enrolment/entities?query', '/v1/enrolment/locate?address'];

/** In every list that is searched. */
function search({ random }: TrialContext, { url, token }: Place, query: string): Promise<readonly string[]> {
  const headers = () => ({ authorization: `Bearer ${token}`, 'x-forwarded-for': drawAddress(random) });
  const asked = searched.flatMap((each) => Array.from({ length: atOnce / 2 }, () => each));
  return Promise.all(
    asked.map((each) => answerOf(`${url}/alveoleapi${each}=${encodeURIComponent(query)}`, { headers: headers() })),
  );
}

/** `200`, or status and code. */
async function answerOf(address: string, init: RequestInit): Promise<string> {
  const answer = await fetch(address, init);
  const text = await answer.text();
  if (answer.ok) return String(answer.status);
  const { code = 'without a code' } = JSON.parse(text || '{}') as { code?: string };
  return `${answer.status} ${code}`;
}
