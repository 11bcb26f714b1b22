import type { RemoteEntry } from '@alveole/contracts';
import type { Registry } from './registry.ts';

/**
 * Moves the pointer of a remote to the version published before the present one.
 * @throws Error when there is none
 */
export async function rollBack(registry: Registry, name: string): Promise<RemoteEntry> {
  const versions = await registry.versions(name);
  const present = versions.findIndex(({ isCurrent }) => isCurrent);
  const before = present < 0 ? undefined : versions[present + 1];
  if (!before) throw new Error(`${name} has no earlier version`);
  return registry.pointTo(name, before.version);
}
