import { setTimeout as pause } from 'node:timers/promises';
import { freshState } from '@alveole/demo';
import type { Product } from '@alveole/start/run-product';
import { milliseconds } from '../frame/latencies.ts';
import { preRegister } from '../frame/pre-register.ts';
import type { PreRegistration, StoredPerson } from '../frame/pre-register.ts';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { createSmallDisk } from './small-disk.ts';
import type { SmallDisk } from './small-disk.ts';

/** So many people at most find room in pages that the database has already. */
const maxBeforeFull = 2_000;
const finder = '/alveoleapi/entities_public?latitude=45.76&longitude=4.83&radius=5000';
const comesBackWithinMs = 60_000;

export const trial: Trial = {
  promise:
    'A full disk refuses writes with 503 and loses nothing; reads go on, and the product comes back by itself when there is room',
  async run(context) {
    const disk = await createSmallDisk(context);
    const environment = { TRUSTED_PROXIES: 'loopback' };
    const product = await context.startProduct(environment, disk.installation);
    const stored: StoredPerson[] = [];
    const rounds = context.short ? 1 : 3;
    for (let round = 0; round < rounds; round += 1) await fillAndEmpty(context, { disk, product, stored });
    await product.kill();
    const again = await context.startProduct(environment, disk.installation);
    await allAreStored(context, again.url, stored);
  },
};

async function fillAndEmpty(
  context: TrialContext,
  { disk, product, stored }: { disk: SmallDisk; product: Product; stored: StoredPerson[] },
): Promise<void> {
  const { check, figure } = context;
  const { url } = product;
  const write = async (state = freshState()): Promise<PreRegistration> => {
    const attempt = await preRegister(context, url, state);
    if (attempt.status === 200) stored.push({ state, consumerId: attempt.consumerId });
    return attempt;
  };
  check('a write is taken while there is room', (await write()).status === 200);
  await disk.fill(product);
  let refused = await write();
  for (let count = 0; refused.status === 200 && count < maxBeforeFull; count += 1) refused = await write();
  const attempts = [refused, ...(await Promise.all(Array.from({ length: 20 }, () => write())))];
  const odd = attempts.filter(({ status }) => status !== 200 && status !== 503);
  check(`writes are refused with 503, not ${odd.map(({ status }) => status).join(', ')}`, odd.length === 0);
  const refusals = attempts.filter(({ status }) => status === 503);
  check('a full disk refuses writes', refusals.length > 0);
  check(
    'a refusal says when to come back',
    refusals.every(({ retryAfter }) => Number(retryAfter) > 0),
  );
  await goesOnReading(context, url);
  await disk.makeRoom(product);
  const began = performance.now();
  let back = await write();
  while (back.status !== 200 && performance.now() - began < comesBackWithinMs) {
    await pause(250);
    back = await write();
  }
  const took = performance.now() - began;
  check(`writes are taken again by themselves once there is room, not ${back.status}`, back.status === 200);
  figure('writes are taken again after', milliseconds(took));
  await allAreStored(context, url, stored.slice(-50));
}

async function goesOnReading({ check }: TrialContext, url: string): Promise<void> {
  for (const path of ['/healthz', '/readyz', '/auth/particulier', finder]) {
    const { status } = await fetch(url + path, { headers: { accept: 'text/html, application/json' } });
    check(`${path} answers 200 on a full disk, not ${status}`, status === 200);
  }
}

/** Each person who was told of a code is known under it still. */
async function allAreStored(context: TrialContext, url: string, stored: readonly StoredPerson[]): Promise<void> {
  for (const { state, consumerId } of stored) {
    const again = await preRegister(context, url, state);
    context.check(`a person told of code ${String(consumerId)} has it still`, again.consumerId === consumerId);
  }
  context.figure('people told of a code, and found again', String(stored.length));
}
