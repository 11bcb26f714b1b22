import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { Unreachable } from '@alveole/client';
import { createDemoApi, freshState, registerShop } from '@alveole/demo';
import { freshInstallation, removeInstallation } from '@alveole/start/run-product';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { diskUse } from './disk-use.ts';
import { createStranger } from './stranger.ts';
import type { Outcome, Stranger } from './stranger.ts';

const mib = 1_048_576;
/** What one address may leave lying about on one day, and what its uploads under way may take beside it. */
const boundMib = 256 + 160;
/** The limit of codes is ten a minute. */
const placesAMinute = 10;
const objectsAPlace = 4;
const halfUploads = 60;
const admittedStatus = 200;
const refusedStatus = 429;

export const trial: Trial = {
  promise:
    'No address fills the disk with files that no registration takes up, and who registers beside it gets through',
  async run(context) {
    const installation = await freshInstallation();
    context.afterwards(() => removeInstallation(installation));
    const { url } = await context.startProduct({ TRUSTED_PROXIES: 'loopback' }, installation);
    const before = await diskUse(installation.dataDir);
    const grown = async () => (await diskUse(installation.dataDir)) - before;
    const stranger = createStranger(url, '203.0.113.9');

    const minutes = context.short ? 1 : 4;
    for (let minute = 0; minute < minutes; minute += 1) {
      if (minute > 0) await pause(61_000);
      await Promise.all([flood(context, stranger), honestRegistration(context, url, minute)]);
    }
    context.check(`an address leaves at most ${boundMib} MiB behind`, (await grown()) <= boundMib * mib);
    context.figure('left on the disk by one address', `${Math.round((await grown()) / mib)} MiB in ${minutes} min`);
    await halfSent(context, createStranger(url, '203.0.113.10'), grown);
    await longerThanSaid(context, createStranger(url, '203.0.113.11'));
    await honestRegistration(context, url, minutes);
  },
};

/** As many places as one address gets in a minute, each filled as far as it goes; the first one again and again. */
async function flood(context: TrialContext, stranger: Stranger): Promise<void> {
  const answered = { admitted: 0, refused: 0 };
  for (let count = 0; count < placesAMinute; count += 1) {
    const place = await stranger.askPlace();
    if (!place) continue;
    const names = Array.from({ length: objectsAPlace + 1 }, () => `${place.prefix}${randomUUID()}.pdf`);
    const outcomes = await fill(context, stranger, names, answered);
    const admitted = outcomes.filter(({ status }) => status === admittedStatus).length;
    context.check(`a registration takes ${objectsAPlace} objects, not ${admitted}`, admitted <= objectsAPlace);
    if (count === 0) await putAgain(context, stranger, outcomes, () => fill(context, stranger, names, answered));
  }
  context.figure('presigned / refused for today', `${answered.admitted} / ${answered.refused}`);
}

/** Presigns each name without a word on its length, and puts the largest object there. */
async function fill(
  { check }: TrialContext,
  stranger: Stranger,
  names: readonly string[],
  answered: { admitted: number; refused: number },
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const name of names) {
    const outcome = await stranger.presign(name);
    outcomes.push(outcome);
    if (outcome.url !== undefined) {
      answered.admitted += 1;
      await stranger.put(outcome.url, 10);
    } else if (outcome.status === refusedStatus) {
      answered.refused += 1;
      check(`a refusal says when to come back, not after ${outcome.retryAfter} s`, (outcome.retryAfter ?? 0) > 0);
    }
  }
  return outcomes;
}

/** Presigns names anew, puts objects again under the same address, and longer ones than was said. */
async function putAgain(
  { check }: TrialContext,
  stranger: Stranger,
  [outcome]: readonly Outcome[],
  presignAgain: () => Promise<Outcome[]>,
): Promise<void> {
  const again = (await presignAgain()).filter(({ status }) => status === admittedStatus).length;
  check(
    `the names of a registration stay ${objectsAPlace} when they are presigned again, not ${again}`,
    again <= objectsAPlace,
  );
  for (const mebibytes of [25, 10, 10, 10]) await stranger.put(outcome?.url ?? '', mebibytes);
}

/** Where the length is told, it is part of what was signed. */
async function longerThanSaid({ check }: TrialContext, stranger: Stranger): Promise<void> {
  const place = await stranger.askPlace();
  const { url } = await stranger.presign(`${place?.prefix}${randomUUID()}.pdf`, mib);
  const longer = await stranger.put(url ?? '', 2);
  check(`2 MiB under an address for 1 MiB are refused, not ${longer}`, longer === 403);
  const asSaid = await stranger.put(url ?? '', 1);
  check(`1 MiB under an address for 1 MiB passes, not ${asSaid}`, asSaid === admittedStatus);
}

/** Uploads that never end lie on the disk too while they last. */
async function halfSent(context: TrialContext, stranger: Stranger, grown: () => Promise<number>): Promise<void> {
  const place = await stranger.askPlace();
  const { url } = await stranger.presign(`${place?.prefix}${randomUUID()}.pdf`);
  if (!context.check('another address gets a place meanwhile', url !== undefined) || url === undefined) return;
  const already = await grown();
  const calls = await Promise.all(Array.from({ length: halfUploads }, () => stranger.putHalf(url)));
  await pause(1_000);
  const space = (await grown()) - already;
  for (const call of calls) call.destroy();
  context.figure(`held by ${halfUploads} uploads that never end`, `${Math.round(space / mib)} MiB`);
  context.check(
    `uploads under way of one address take at most 160 MiB, not ${Math.round(space / mib)}`,
    space <= 160 * mib,
  );
}

/** A shop from elsewhere, which asks for its code, sends its KBIS and registers. */
async function honestRegistration({ check }: TrialContext, url: string, count: number): Promise<void> {
  const api = createDemoApi(url, { 'x-forwarded-for': `198.51.100.${count + 1}` });
  const register = () => registerShop.run({ api, state: freshState() });
  const done = await register()
    .catch(againWhereClosed(register))
    .then(
      () => 'registered',
      (error: Error) => error.message,
    );
  check(`a shop registers beside the flood: ${done}`, done === 'registered');
}

/** A connection that was kept may be closed just when it is used again: a browser then takes another one, `fetch` does not. */
const againWhereClosed =
  (act: () => Promise<unknown>) =>
  (error: unknown): Promise<unknown> => {
    if (error instanceof Unreachable) return act();
    throw error;
  };
