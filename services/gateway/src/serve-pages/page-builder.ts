import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PublicConfig, RemotesRegistry } from '@alveole/contracts';
import { compressText } from '../serve-files/precompress.ts';
import type { StoredFile } from '../serve-files/stored-file.ts';
import { storedFile } from '../serve-files/stored-file.ts';
import type { RemoteLocations } from '../serve-remotes/remote-routes.ts';
import type { RemotesSource } from '../serve-remotes/remotes-source.ts';
import type { PageParts } from './assemble-page.ts';
import { assemblePage, pageMark } from './assemble-page.ts';
import { firstFilesOf } from './first-files.ts';

export interface PageBuilderOptions {
  /** The shell's build. */
  readonly shellDir: string;
  readonly config: PublicConfig;
  readonly source: RemotesSource;
  readonly locations: RemoteLocations;
}

/** Pages that a remote's build holds ready, by address: `prerendered/<page>.html`. */
const prerendered: Readonly<Record<string, { remote: string; page: string }>> = {
  '/auth/particulier': { remote: 'public_site', page: 'landing' },
};

const zip = promisify(gzip);

/** Builds the shell's page for an address, anew whenever the shell's build or the registry has changed. */
export function createPageBuilder(options: PageBuilderOptions): { page(path: string): Promise<StoredFile> } {
  const kept = new Map<string, { stamp: string; page: Promise<StoredFile> }>();
  return {
    async page(path) {
      const variant = Object.hasOwn(prerendered, path) ? path : '';
      const registry = await options.locations.registry().catch(() => undefined);
      const { mtimeMs } = await stat(join(options.shellDir, 'index.html'));
      const stamp = `${mtimeMs} ${JSON.stringify(registry)}`;
      const known = kept.get(variant);
      if (known?.stamp === stamp) return known.page;
      const page = build(options, variant, registry);
      kept.set(variant, { stamp, page });
      page.catch(() => kept.delete(variant));
      return page;
    },
  };
}

async function build(
  options: PageBuilderOptions,
  variant: string,
  registry: RemotesRegistry | undefined,
): Promise<StoredFile> {
  const shell = await readFile(join(options.shellDir, 'index.html'), 'utf8');
  const landing = registry === undefined ? undefined : await landingOf(options, variant, registry);
  const identity = Buffer.from(
    assemblePage({ shell, config: options.config, registry, ...(landing === undefined ? {} : { landing }) }),
  );
  return storedFile('text/html; charset=utf-8', {
    br: await compressText(identity),
    gzip: await zip(identity, { level: 9 }),
    identity,
  });
}

/** The prerendered page inside the shell's prerendered frame; undefined when a part of it is not there. */
async function landingOf(
  { shellDir, source, config }: PageBuilderOptions,
  variant: string,
  registry: RemotesRegistry,
): Promise<PageParts['landing']> {
  const held = prerendered[variant];
  const entry = registry.remotes.find(({ name }) => name === held?.remote);
  if (held === undefined || entry === undefined) return undefined;
  const frame = await readFile(join(shellDir, 'prerendered', 'public-frame.html'), 'utf8').catch(() => undefined);
  const html = await source.file(entry, `prerendered/${held.page}.html`);
  if (frame === undefined || html === undefined || !frame.includes(pageMark)) return undefined;
  const whole = frame.replace(pageMark, () => html);
  return {
    html: belowBase(whole, config.base_path),
    manifest: entry.manifest,
    first: await firstFilesOf(source, entry),
  };
}

/** Prerendered links name addresses from the root; under a base path they gain it. */
function belowBase(html: string, basePath: string): string {
  return basePath === ''
    ? html
    : html.replaceAll(/\b(href|src|action)="\/(?!\/)/g, (_match, attribute: string) => `${attribute}="${basePath}/`);
}
