import type { RemoteEntry } from '@alveole/contracts';
import type { Version } from '../roll-out-remotes/choose-versions.ts';
import { entryOf } from './registry-entry.ts';
import { manifestAddress } from './remotes-source.ts';
import type { RemotesSource } from './remotes-source.ts';

/**
 * The entry of a version that is not in the registry, read from its manifest; undefined when it is not there, or its
 * manifest is none that can be shown.
 */
export async function previewedEntry(
  source: RemotesSource,
  { name, version }: Version,
): Promise<RemoteEntry | undefined> {
  const manifest = await source.file({ name, version }, 'mf-manifest.json');
  if (manifest === undefined) return undefined;
  try {
    const entry = entryOf(Buffer.from(manifest), { version, address: manifestAddress(name, version) });
    return entry.name === name ? entry : undefined;
  } catch {
    return undefined;
  }
}
