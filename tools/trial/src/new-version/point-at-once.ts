import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TrialContext } from '../frame/trial.ts';
import type { PublishingPlace } from './publishing-places.ts';

const names = ['north', 'east', 'south', 'west'];
const roundsOf = ({ short }: TrialContext) => (short ? 5 : 20);
const worker = resolve(import.meta.dirname, 'publisher/main.ts');

/** What a publishing process is asked: the build to publish. */
export interface Order {
  readonly buildFolder: string;
}

/** What it answers: the version that the registry then named, or why not. */
export interface Outcome {
  readonly version?: string;
  readonly failure?: string;
}

/** Four processes publish four remotes at once, round after round: each pointer must stand where its publisher was told. */
export async function pointAtOnce(context: TrialContext, place: PublishingPlace): Promise<void> {
  const { check, figure } = context;
  const rounds = roundsOf(context);
  const folder = await mkdtemp(join(tmpdir(), 'alveole-at-once-'));
  const publishers = await Promise.all(names.map(() => startPublisher(place.environment)));
  let lost = 0;
  try {
    for (let round = 1; round <= rounds; round += 1) {
      const outcomes = await Promise.all(
        names.map(async (name, index) => ask(publishers[index] as ChildProcess, await writeBuild(folder, name, round))),
      );
      const pointers = await place.pointers();
      const wrong = names.filter((name, index) => pointers[name] !== (outcomes[index]?.version ?? 'none'));
      const failures = outcomes.flatMap(({ failure }) => failure ?? []);
      if (wrong.length > 0) lost += 1;
      check(
        `${place.what}, round ${round}: four remotes published at once all stand where they were published${failures.map((each) => `; ${each}`).join('')}`,
        wrong.length === 0 && failures.length === 0,
      );
    }
  } finally {
    publishers.forEach((publisher) => publisher.kill());
    await rm(folder, { recursive: true, force: true });
  }
  figure(`${place.what}: rounds that lost an update`, `${lost} of ${rounds}`);
}

async function startPublisher(environment: Readonly<Record<string, string>>): Promise<ChildProcess> {
  const publisher = fork(worker, [], {
    execArgv: ['--import', 'tsx'],
    env: { PATH: process.env.PATH, NODE_NO_WARNINGS: '1', ...environment },
  });
  await once(publisher, 'message');
  return publisher;
}

async function ask(publisher: ChildProcess, order: Order): Promise<Outcome> {
  const answered = once(publisher, 'message');
  publisher.send(order);
  return ((await answered) as [Outcome])[0];
}

async function writeBuild(folder: string, name: string, round: number): Promise<Order> {
  const buildFolder = join(folder, `${name}-${round}`);
  await mkdir(buildFolder);
  const manifest = { alveole: { name, paths: [`/${name}`] }, round };
  await writeFile(join(buildFolder, 'mf-manifest.json'), JSON.stringify(manifest));
  return { buildFolder };
}
