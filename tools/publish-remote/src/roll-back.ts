import type { RemoteEntry } from '@alveole/contracts';
import type { Registry } from './registry.ts';

/**
 * Takes back the version of a remote that goes out; where none does, moves the pointer to the version published before
 * the present one.
 * @throws Error when there is none
 */
export async function rollBack(registry: Registry, name: string): Promise<RemoteEntry> {
  const versions = await registry.versions(name);
  const current = versions.find(({ isCurrent }) => isCurrent);
  if (current && versions.some(({ share }) => share !== undefined)) {
    await registry.withdraw(name);
    return registry.pointTo(name, current.version);
  }
  const present = versions.findIndex(({ isCurrent }) => isCurrent);
  const before = present < 0 ? undefined : versions[present + 1];
  if (!before) throw new Error(`${name} has no earlier version`);
  return registry.pointTo(name, before.version);
}
