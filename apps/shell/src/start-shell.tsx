import { remoteConfigOf } from '@alveole/contracts';
import type { PublicConfig, ShellGifts } from '@alveole/contracts';
import { keepTimeIn, timeZoneOf } from '@alveole/domain';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import type { DevelopmentParts } from './development/start-development.tsx';
import { createNotifier } from './notices/notifier.ts';
import { createRecovery } from './remotes/recovery.ts';
import { createRemoteComponents } from './remotes/remote-components.ts';
import { createRemoteLoader } from './remotes/remote-loader.ts';
import type { Federation } from './remotes/federation.ts';
import { asksForDeveloped } from './development/asks-for-developed.ts';
import { basePath } from './start/base-path.ts';
import { embeddedDocument, fetchedDocument, isReachable } from './start/first-document.ts';
import { createRegistryReader } from './remotes/registry-reader.ts';
import type { RegistryReader } from './remotes/registry-reader.ts';
import { sessionParts } from './start/shell-parts.ts';
import { takeOver } from './start/take-over.ts';
import type { ShellParts } from './start/shell-parts.ts';
import { Unstarted } from './remotes/unstarted.tsx';

/** Ids of the page's embedded documents, as contracts' `inlineDocuments` says; a test holds them equal. */
export const documentIds = { config: 'alveole-config', remotes: 'alveole-remotes' } as const;

/** Starts the product in this page: takes over the prerendered landing, or draws from nothing. */
export async function startShell(federation: Federation, gifts: ShellGifts): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  try {
    const parts = await shellParts({ federation, gifts }, basePath(document.baseURI));
    const page = <App parts={parts} />;
    const remote = firstRemote(parts);
    if (!root.hasChildNodes()) return void createRoot(root).render(page);
    // Nothing changes under the reader of a drawn page.
    await remote;
    takeOver(root, page);
  } catch {
    createRoot(root).render(<Unstarted onRetry={() => location.reload()} />);
  }
}

async function shellParts(
  remotes: { readonly federation: Federation; readonly gifts: ShellGifts },
  base: string,
): Promise<ShellParts> {
  const config = (embeddedDocument(document, documentIds.config) ??
    (await fetchedDocument(`${base}/config.json`))) as PublicConfig;
  keepTimeIn(timeZoneOf(config.campaign));
  const notifier = createNotifier();
  const registry = await registryOf(base, { config, notifier });
  const loader = createRemoteLoader({ ...remotes, registry, base: document.baseURI });
  return {
    basePath: base,
    config: remoteConfigOf(config),
    registry,
    loader,
    components: createRemoteComponents(loader),
    recovery: createRecovery({
      loader,
      storage: sessionStorage,
      page: location,
      isReachable: () => isReachable(`${base}/config.json`),
    }),
    notifier,
    ...sessionParts(base),
  };
}

/** The registry, read once where it can be: the page goes on without it and offers another try. */
async function registryOf(base: string, development: DevelopmentParts): Promise<RegistryReader> {
  const isAsked = asksForDeveloped(location.search, sessionStorage);
  const registry = createRegistryReader({
    embedded: embeddedDocument(document, documentIds.remotes),
    fetchAgain: () => fetchedDocument(`${base}/remotes.json`),
    ...(isAsked && {
      withDeveloped: await (await import('./development/start-development.tsx')).startDevelopment(development),
    }),
  });
  const entries = await registry.known().catch(() => []);
  const preview = entries.find(({ isPreview }) => isPreview);
  if (preview) (await import('./development/show-preview.tsx')).showPreview(preview, base);
  return registry;
}

/** The remote of the page that is asked for, on its way at once; its failure shows when the page is drawn. */
async function firstRemote({ basePath: base, registry, loader }: ShellParts): Promise<void> {
  const name = registry.ownerOf(location.pathname.slice(base.length));
  if (name) await loader.load(name).catch(() => undefined);
}
