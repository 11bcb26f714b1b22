import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps, openRegistry } from '@alveole/publish-remote';
import { freshInstallation, removeInstallation } from '@alveole/start/run-product';
import type { Trial, TrialContext } from '../frame/trial.ts';
import { startImageSite } from './image-site.ts';
import { keepsDraft } from './counter-draft.ts';
import { goesOn, saysSoAndGoesOn, startBrowser } from './open-pages.ts';
import { changeManifest, otherBuild } from './other-build.ts';
import { pointAtOnce } from './point-at-once.ts';
import { bucketOfRemotes, folderOfRemotes } from './publishing-places.ts';
import { publishAndSee } from './site.ts';
import type { Site } from './site.ts';

const first = join(apps, 'public-site/dist');
const portal = join(apps, 'partner-portal/dist');
const counter = join(apps, 'repairer-workbench/dist');

export const trial: Trial = {
  promise:
    'A new version of a remote, or the way back, costs an open page nothing that was typed, the counter under its service worker neither; no update of the registry is lost; what does not fit the shell is refused in words',
  async run(context) {
    const folder = await mkdtemp(join(tmpdir(), 'alveole-new-version-'));
    context.afterwards(() => rm(folder, { recursive: true, force: true }));
    const installation = await freshInstallation();
    context.afterwards(() => removeInstallation(installation));
    // First of all, since its start builds what is missing.
    const product = await context.startProduct({}, installation);
    await pointAtOnce(context, folderOfRemotes(join(folder, 'pointers')));
    await pointAtOnce(context, await bucketOfRemotes(context, join(folder, 'bucket')));
    await refusedAtPublication(context, folder);
    await inBrowser(context, { folder, product, remotesFolder: join(installation.dataDir, 'remotes') });
  },
};

/** A build that needs more than any shell gives. */
async function unfitBuild(folder: string): Promise<string> {
  const unfit = await otherBuild(portal, join(folder, 'unfit'));
  await changeManifest(unfit, (manifest) => ({
    ...manifest,
    alveole: { ...manifest.alveole, needs: { '@alveole/ui': '^99.0.0' } },
  }));
  return unfit;
}

const saysWhoDoesWhat = (line: string) =>
  ['partner_portal needs @alveole/ui ^99.0.0', 'Shell team:', 'team of partner_portal:'].every((part) =>
    line.includes(part),
  );

async function refusedAtPublication({ check }: TrialContext, folder: string): Promise<void> {
  const { registry } = await openRegistry({ REMOTES_DIR: join(folder, 'pointers') });
  const refusal = await registry.publish(await unfitBuild(folder)).then(
    () => 'published',
    (error: Error) => error.message,
  );
  check(
    `a remote that does not fit is refused where it is published, with who does what: ${refusal}`,
    saysWhoDoesWhat(refusal),
  );
}

interface Places {
  readonly folder: string;
  readonly product: { readonly url: string };
  /** Where the product finds its remotes. */
  readonly remotesFolder: string;
}

async function inBrowser(context: TrialContext, { folder, product, remotesFolder }: Places): Promise<void> {
  const second = await otherBuild(first, join(folder, 'second'));
  const images = await startImageSite(context, product.url, { public_site: first, partner_portal: portal });
  const browser = await startBrowser(context);
  const forth = (site: Site) => () => publishAndSee(site, 'public_site', second);
  const back = (site: Site) => () => publishAndSee(site, 'public_site', first);

  const { registry } = await openRegistry({ REMOTES_DIR: remotesFolder });
  const publish = async (_name: string, buildFolder: string) => void (await registry.publish(buildFolder));
  const directory: Site = { what: 'a folder', url: product.url, publish, logged: () => [] };
  const nextCounter = await otherBuild(counter, join(folder, 'counter'));
  const counterChanges = () => publishAndSee(directory, 'repairer_workbench', nextCounter);
  await keepsDraft(context, { browser, site: directory, change: counterChanges });
  if (!context.short) {
    for (const site of [directory, images]) {
      await goesOn(context, { browser, site, change: forth(site), what: 'a new version', isStored: true });
      await goesOn(context, { browser, site, change: back(site), what: 'the version before', isStored: true });
    }
  }
  const nothingLeft = async () => {
    await publishAndSee(images, 'public_site', second);
    await images.replaceGateway();
  };
  const what = 'a new version, nothing left of the one before';
  await goesOn(context, { browser, site: images, change: nothingLeft, what, isStored: false });
  if (context.short) return;
  await publishAndSee(images, 'partner_portal', join(folder, 'unfit'));
  const isTold = await saysSoAndGoesOn(context, browser, images);
  context.check(
    'images, a remote that does not fit: the page tells developers who does what',
    isTold.some(saysWhoDoesWhat),
  );
  context.check(
    'images, a remote that does not fit: operators are told who does what',
    images.logged().some(saysWhoDoesWhat),
  );
}
