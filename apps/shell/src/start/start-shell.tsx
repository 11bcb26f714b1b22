import type { PublicConfig } from '@alveole/contracts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from '../app.tsx';
import { createNotifier } from '../notices/notifier.ts';
import { createRemoteComponents } from '../remotes/remote-components.ts';
import { createRemoteLoader } from '../remotes/remote-loader.ts';
import type { Federation } from '../remotes/federation.ts';
import { remoteOf } from '../remotes/remote-of.ts';
import { basePath } from './base-path.ts';
import { embeddedDocument, fetchedDocument } from './first-document.ts';
import { createRegistryReader } from './registry-reader.ts';
import { sessionParts } from './shell-parts.ts';
import type { ShellParts } from './shell-parts.ts';
import { Unstarted } from './unstarted.tsx';

/** Ids of the page's embedded documents, as contracts' `inlineDocuments` says; a test holds them equal. */
export const documentIds = { config: 'alveole-config', remotes: 'alveole-remotes' } as const;

/** Starts the product in this page: takes over the prerendered landing, or draws from nothing. */
export async function startShell(federation: Federation): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('the page has no #root');
  try {
    const parts = await shellParts(federation, basePath(document.baseURI));
    const page = <App parts={parts} />;
    if (!root.hasChildNodes()) return void createRoot(root).render(page);
    await firstRemote(parts);
    hydrateRoot(root, page);
  } catch {
    createRoot(root).render(<Unstarted onRetry={() => location.reload()} />);
  }
}

async function shellParts(federation: Federation, base: string): Promise<ShellParts> {
  const config = (embeddedDocument(document, documentIds.config) ??
    (await fetchedDocument(`${base}/config.json`))) as PublicConfig;
  const registry = createRegistryReader({
    embedded: embeddedDocument(document, documentIds.remotes),
    fetchAgain: () => fetchedDocument(`${base}/remotes.json`),
  });
  const loader = createRemoteLoader({ federation, registry, base: document.baseURI });
  return {
    basePath: base,
    config,
    loader,
    components: createRemoteComponents(loader),
    notifier: createNotifier(),
    ...sessionParts(base),
  };
}

/** Waits for the remote of the prerendered page, so that nothing changes under the reader; its fault shows later. */
async function firstRemote({ basePath: base, loader }: ShellParts): Promise<void> {
  const name = remoteOf(location.pathname.slice(base.length));
  if (name) await loader.load(name).catch(() => undefined);
}
