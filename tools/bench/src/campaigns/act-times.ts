import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbedded } from '@alveole/embedded';
import { createLogger } from '@alveole/service-kit';
import { medianOf } from '../operations/drive.ts';
import { repairsAtWork } from './repairs-at-work.ts';
import type { RepairsAtWork } from './repairs-at-work.ts';
import { plainCampaign, ruledCampaign } from './ruled-campaign.ts';

/** Acts of one kind in a campaign; the first ones warm up. */
const warmUp = 40;
const measured = 160;
const api = '/alveoleapi';

/** Rules that name the invoice alone, every input but earlier files, and those too. */
const sideNames = ['plain', 'ruled', 'counting'] as const;
type Side = (typeof sideNames)[number];
type Sides = Readonly<Record<Side, RepairsAtWork>>;
type Act = (side: RepairsAtWork, n: number) => Promise<void>;

/** Milliseconds of one act, the median, by what the rules of the campaign name. */
export interface ActTimes extends Readonly<Record<Side, number>> {
  readonly act: 'INIT' | 'AVAL';
}

/** What opening and validating a file costs under rules that read what is known, beside rules that read the invoice alone. */
export async function actTimes(): Promise<readonly ActTimes[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'alveole-bench-acts-'));
  const logger = createLogger({ service: 'bench', level: 'warn' });
  const engine = await startEmbedded({ dataDir, mongo: { host: '127.0.0.1', port: 0 }, logger });
  const [ruled, counting] = [await ruledCampaign(false), await ruledCampaign(true)];
  const start = (name: Side, campaign: typeof plainCampaign) =>
    repairsAtWork(engine, campaign, { dbName: `bench_${name}`, count: warmUp + measured, folder: join(dataDir, name) });
  const sides: Sides = {
    plain: await start('plain', plainCampaign),
    ruled: await start('ruled', ruled),
    counting: await start('counting', counting),
  };
  try {
    return [await compare('INIT', sides, open), await compare('AVAL', sides, validate)];
  } finally {
    for (const side of Object.values(sides)) await side.stop();
    await engine.close();
    for (const campaign of [ruled, counting]) await campaign.remove();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** All in turns, each first as often as the others, so that a busy moment meets all. */
async function compare(name: ActTimes['act'], sides: Sides, act: Act): Promise<ActTimes> {
  const times: Readonly<Record<Side, number[]>> = { plain: [], ruled: [], counting: [] };
  for (let n = 0; n < warmUp + measured; n += 1)
    for (let turn = 0; turn < sideNames.length; turn += 1) {
      const side = sideNames[(n + turn) % sideNames.length] as Side;
      const began = performance.now();
      await act(sides[side], n);
      if (n >= warmUp) times[side].push(performance.now() - began);
      await sides[side].drain();
    }
  return { act: name, plain: medianOf(times.plain), ruled: medianOf(times.ruled), counting: medianOf(times.counting) };
}

/** A file of somebody who has one already. */
async function open({ url, tokens, people }: RepairsAtWork, n: number): Promise<void> {
  await send(`${url}${api}/enrolment/repair`, 'POST', tokens.shop, {
    local_id: randomUUID(),
    operation_code: 'INIT',
    operation_data: {
      gender: 0,
      repair_consumer_id: people[n],
      repair_bike_brand: 'Decathlon',
      repair_bike_serial: `BENCH${n}`,
    },
  });
}

async function validate({ url, tokens, complete }: RepairsAtWork, n: number): Promise<void> {
  const file = complete[n];
  await send(`${url}${api}/backend/repair`, 'PUT', tokens.desk, {
    repair_id: file?.id,
    last_row_hash: file?.rowHash,
    repair_data: { operation_code: 'AVAL', operation_data: {} },
  });
}

async function send(url: string, method: 'POST' | 'PUT', token: string, body: object): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, body: JSON.stringify(body) });
  const text = await answer.text();
  if (answer.status !== 200) throw new Error(`${method} ${answer.status} ${text}`);
}
