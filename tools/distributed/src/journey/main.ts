// `npm run journey:distributed`: every container of the compose file as its own process of this machine, over RabbitMQ;
// the main job once; then a broker and a database that fall and come back, keys that are changed, and the main job again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoApi, freshState, mainJob, outsideApi, runJourney } from '@alveole/demo';
import type { DemoApi } from '@alveole/demo';
import { behindTheGateway } from '../deployment/compose-file.ts';
import { openFirstAdministrator, seedOperator } from './administrators.ts';
import { changeKeys } from './change-keys.ts';
import { withoutBroker, withoutDatabase } from './outages.ts';
import { addConsumer, consumerWasTold } from './outside-consumer.ts';
import { remotesAreThere } from './remotes-are-there.ts';
import { startPlatform } from './start-platform.ts';
import { startServers } from './start-servers.ts';

const inboxOf = (inboxUrl: string): DemoApi => createDemoApi(new URL(inboxUrl).origin);

const began = Date.now();
const say = (line: string) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(3)} s  ${line}`);
// Short, since a Unix socket's path may have only 107 bytes.
const folder = await mkdtemp(join(tmpdir(), 'alv-'));
const stops: (() => Promise<unknown>)[] = [];

async function stopAll(): Promise<void> {
  for (const stop of stops.splice(0).reverse()) await stop();
  await rm(folder, { recursive: true, force: true });
}

async function main(): Promise<void> {
  say('Serveurs : RabbitMQ, base, objets, boîte d’essai…');
  const servers = await startServers(folder);
  stops.push(servers.stop);
  const operator = await seedOperator(servers.environment.MONGODB_URI ?? '');
  say('Services et micro-frontends, un processus chacun…');
  const platform = await startPlatform(folder, servers.environment);
  stops.push(platform.stop);
  say(`✓ Prêts sur ${platform.publicUrl}`);
  await Promise.all(behindTheGateway.map((name) => platform.command(name, 'check')));
  say('✓ Chaque service trouve tout ce dont il a besoin');
  const administrator = await openFirstAdministrator(platform, inboxOf(servers.inboxUrl));
  say('✓ Première administratrice : commande, lien reçu par courriel, mot de passe choisi');
  const accounts = [administrator, operator];
  const wholeJourney = () =>
    runJourney(
      mainJob,
      { api: outsideApi({ url: platform.publicUrl, inboxUrl: servers.inboxUrl, accounts }), state: freshState() },
      { until: mainJob.length, report: say, save: () => undefined },
    );
  const around = { platform, servers, administrator };
  try {
    say(`✓ ${await remotesAreThere(platform.publicUrl)}`);
    await addConsumer(platform);
    await wholeJourney();
    say(`✓ Logiciel du dehors : ${await consumerWasTold(platform)}`);
    say(`✓ Sans RabbitMQ : ${await withoutBroker(around)}`);
    say(`✓ Sans base : ${await withoutDatabase(around)}`);
    say(`✓ Clés changées : ${await changeKeys(around)}`);
    say('Le parcours encore une fois, après les pannes et avec les nouvelles clés…');
    await wholeJourney();
  } catch (error) {
    for (const [name, lines] of Object.entries(platform.lastLines(8)))
      console.error(`--- ${name}\n${lines.join('\n')}`);
    throw error;
  }
}

process.once('SIGINT', () => void stopAll().then(() => process.exit(130)));
try {
  await main();
} catch (error) {
  console.error(`✗ ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  say('Arrêt…');
  await stopAll();
}
