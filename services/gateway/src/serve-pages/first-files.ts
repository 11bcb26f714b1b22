import type { RemoteEntry } from '@alveole/contracts';
import { z } from 'zod';
import type { RemotesSource } from '../serve-remotes/remotes-source.ts';

/** What the page links ahead of time, as addresses below the base path. */
export interface FirstFiles {
  readonly styles: readonly string[];
  readonly scripts: readonly FirstScript[];
}

export interface FirstScript {
  readonly href: string;
  /** Given for the script that the shell loads with its integrity: a link without it would load twice. */
  readonly integrity?: string | undefined;
}

const files = z.array(z.string()).default([]);
const assets = z.object({ sync: files, async: files });
/** The part of `mf-manifest.json` that says which files the remote's `./routes` needs first. */
const manifestSchema = z.object({
  metaData: z.object({ remoteEntry: z.object({ name: z.string(), path: z.string().default('') }) }),
  integrity: z.record(z.string(), z.string()).default({}),
  exposes: z.array(z.object({ path: z.string(), assets: z.object({ js: assets, css: assets }) })),
});

/**
 * Reads from its manifest what a remote loads first; nothing when the manifest has another form.
 * @param page the page's name, by which its own script and style are called
 */
export async function firstFilesOf(source: RemotesSource, entry: RemoteEntry, page: string): Promise<FirstFiles> {
  const manifest = manifestSchema.safeParse(parsed(await source.file(entry, 'mf-manifest.json')));
  const exposed = manifest.success ? manifest.data.exposes.find(({ path }) => path === './routes') : undefined;
  if (!manifest.success || exposed === undefined) return { styles: [], scripts: [] };
  const base = entry.manifest.slice(0, entry.manifest.lastIndexOf('/') + 1);
  const { name, path } = manifest.data.metaData.remoteEntry;
  const at = (file: string) => `${base}${file}`;
  const ofPage = (names: readonly string[]) => names.filter((name) => name.startsWith(`assets/${page}.`));
  const first: FirstScript = { href: at(`${path}${name}`), integrity: manifest.data.integrity[name] };
  return {
    styles: [...exposed.assets.css.sync, ...ofPage(exposed.assets.css.async)].map(at),
    scripts: [
      first,
      ...[...exposed.assets.js.sync, ...ofPage(exposed.assets.js.async)].map((file) => ({ href: at(file) })),
    ],
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? '');
  } catch {
    return undefined;
  }
}
