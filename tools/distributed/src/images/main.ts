// `npm run journey:images`: builds every image, starts the compose file with them, walks the main job in both campaigns,
// kills each container, and updates a service and a remote under load.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDemoApi, freshState, mainJob, outsideApi, runJourney } from '@alveole/demo';
import { nodeServices } from '../deployment/compose-file.ts';
import { openFirstAdministrator, openOperator } from '../journey/administrators.ts';
import { remotesAreThere } from '../journey/remotes-are-there.ts';
import { hasImage, makeMissingBases } from './base-images.ts';
import { killAndAwait } from './container.ts';
import { engineIsThere } from './engine.ts';
import { buildImages, buildTarget, requireSmallImage } from './own-images.ts';
import type { BuiltImage } from './own-images.ts';
import { startStack } from './stack.ts';
import type { Stack } from './stack.ts';
import { standInImage } from './stand-ins/stand-ins.ts';
import { updateInPlace, updateWithoutGap } from './update.ts';
import { underLoad } from './under-load.ts';

const campaigns = ['open-ended', 'metropole-exemple'];
const serverImages = ['mongo:8.0', 'minio/minio:RELEASE.2025-04-22T22-12-26Z', 'minio/mc:RELEASE.2025-04-16T18-13-26Z'];
const killed = [...nodeServices, 'public-site', 'rabbitmq', 'mongo-1'];
const finder = '/alveoleapi/entities_public?latitude=45.76&longitude=4.83&radius=5000';

const began = Date.now();
const say = (line: string) => console.log(`${String(Math.round((Date.now() - began) / 1000)).padStart(4)} s  ${line}`);

async function build(): Promise<{ hasServers: boolean }> {
  const made = await makeMissingBases();
  say(made.length > 0 ? `Images de départ faites ici : ${made.join(', ')}` : 'Images de départ : là');
  await buildImages((built) => {
    say(lineOf(built));
    requireSmallImage(built);
  });
  const found = await Promise.all(serverImages.map(hasImage));
  const hasServers = found.every(Boolean);
  if (!hasServers) await buildTarget(standInImage, 'sources');
  say(hasServers ? 'Serveurs : MongoDB et MinIO' : 'Serveurs : base et objets embarqués, faute d’images');
  return { hasServers };
}

const lineOf = ({ image, seconds, bytesAboveBase }: BuiltImage) =>
  `${image} en ${seconds} s, ${Math.round(bytesAboveBase / 1e6)} Mo au-dessus de sa base`;

async function walk(stack: Stack): Promise<void> {
  const { publicUrl, inboxUrl } = stack;
  const inbox = createDemoApi(new URL(inboxUrl).origin);
  const administrator = await openFirstAdministrator(stack, inbox);
  const accounts = [administrator, await openOperator(stack, inbox, administrator)];
  say(`✓ Première administratrice, puis un compte ouvert par elle ; ${await remotesAreThere(publicUrl)}`);
  const state = freshState();
  const api = outsideApi({ url: publicUrl, inboxUrl, accounts });
  await runJourney(mainJob, { api, state }, { until: mainJob.length, report: say, save: () => undefined });
}

async function killEach(stack: Stack): Promise<void> {
  for (const service of killed) {
    for (const container of await stack.containersOf(service))
      say(`✓ ${service} tué, revenu en ${(await killAndAwait(container)).toFixed(1)} s`);
  }
  await stack.ready();
}

async function updateEach(stack: Stack): Promise<void> {
  const services = await underLoad(`${stack.publicUrl}${finder}`, () => updateWithoutGap(stack, 'enrolment'));
  say(`✓ Service mis à jour sous charge : ${services} réponses, toutes 200`);
  const pages = await underLoad(`${stack.publicUrl}/auth/particulier`, () => updateInPlace(stack, 'public-site'));
  say(`✓ Micro-frontend mis à jour sous charge : ${pages} pages, toutes 200`);
}

async function inCampaign(campaign: string, hasServers: boolean, acts: readonly ((stack: Stack) => Promise<void>)[]) {
  const folder = await mkdtemp(join(tmpdir(), 'alveole-images-'));
  say(`Campagne ${campaign} : démarrage…`);
  const stack = await startStack(folder, { campaign, hasServers });
  const stopNow = () => void stack.stop().then(() => process.exit(130));
  process.once('SIGINT', stopNow);
  try {
    say(`✓ Prête sur ${stack.publicUrl}`);
    for (const act of acts) await act(stack);
  } finally {
    process.off('SIGINT', stopNow);
    await stack.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

if (await engineIsThere()) {
  const { hasServers } = await build();
  const [first = '', ...others] = campaigns;
  await inCampaign(first, hasServers, [walk, killEach, updateEach]);
  for (const campaign of others) await inCampaign(campaign, hasServers, [walk]);
} else {
  console.log(
    'Aucun moteur de conteneurs ne répond : le parcours des images n’a pas été fait (compté comme non fait).',
  );
}
