import type { RemoteEntry } from '@alveole/contracts';
import { z } from 'zod';
import type { RemotesSource } from '../serve-remotes/remotes-source.ts';

/** What the page links ahead of time, as addresses below the base path. */
export interface FirstFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly FirstScript[];
}

/** The form of a page's first calls in the HTML, as `askAhead` of the API's client reads them. */
export interface FirstCalls {
  readonly path: string;
  readonly roles: readonly string[];
  readonly calls: readonly FirstCall[];
}

type FirstCall = z.infer<typeof firstCall>;

export interface FirstScript {
  readonly href: string;
  /** Given for the script that the shell loads with its integrity: a link without it would load twice. */
  readonly integrity?: string | undefined;
}

const files = z.array(z.string()).default([]);
const firstCall = z.object({
  call: z.string().startsWith('/'),
  roles: z.array(z.string()).optional(),
  isOfPlainAddress: z.boolean().optional(),
});
const assets = z.object({ sync: files });
/** The part of `mf-manifest.json` that says which files the remote's `./routes` needs first. */
const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string().default('') }) }),
  integrity: z.record(z.string(), z.string()).default({}),
  /** Files of each page that loads by itself; absent in builds of before. */
  pages: z.record(z.string(), files).default({}),
  /** Calls that a page makes when it opens, by its path. */
  firstCalls: z.record(z.string(), z.array(firstCall)).default({}),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
});

/**
 * Reads from its manifest what a page of a remote asks for when it opens; nothing when the manifest has another form.
 * @param path the pattern of the page's screen
 */
export async function firstCallsOf(
  source: RemotesSource,
  entry: RemoteEntry,
  path: string,
): Promise<readonly FirstCall[]> {
  const manifest = manifestSchema.safeParse(parsed(await source.file(entry, 'mf-manifest.json')));
  return manifest.success ? (ofPage(manifest.data.firstCalls, path) ?? []) : [];
}

/**
 * Reads from its manifest what a remote loads first; nothing when the manifest has another form.
 * @param path of the page, below the base path: an address, or the pattern of a screen
 */
export async function firstFilesOf(source: RemotesSource, entry: RemoteEntry, path: string): Promise<FirstFiles> {
  const manifest = manifestSchema.safeParse(parsed(await source.file(entry, 'mf-manifest.json')));
  const exposed = manifest.success ? manifest.data.exposes.find(({ path }) => path === './routes') : undefined;
  if (!manifest.success || exposed === undefined) return { styles: [], scripts: [] };
  const base = entry.manifest.slice(0, entry.manifest.lastIndexOf('/') + 1);
  const container = manifest.data.metaData.remoteEntry;
  const at = (file: string) => `${base}${file}`;
  const filesOfPage = ofPage(manifest.data.pages, path) ?? [];
  const ending = (end: string) => filesOfPage.filter((file) => file.endsWith(end));
  const first: FirstScript = {
    href: at(`${container.path}${container.name}`),
    integrity: manifest.data.integrity[container.name],
  };
  return {
    styles: [...exposed.assets.css.sync, ...ending('.css')].map(at),
    scripts: [first, ...[...exposed.assets.js.sync, ...ending('.js')].map((file) => ({ href: at(file) }))],
  };
}

/** Of the paths that fit, the one with the most fixed parts decides, as in the browser. */
function ofPage<Part>(pages: Readonly<Record<string, Part>>, path: string): Part | undefined {
  const parts = path.split('/');
  const isFree = (part: string) => part.startsWith(':');
  const fits = (pattern: readonly string[]) =>
    pattern.length === parts.length && pattern.every((part, index) => isFree(part) || part === parts[index]);
  const freedom = (pattern: string) => pattern.split('/').filter(isFree).length;
  const [best] = Object.keys(pages)
    .filter((pattern) => fits(pattern.split('/')))
    .sort((one, other) => freedom(one) - freedom(other));
  return best === undefined ? undefined : pages[best];
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
