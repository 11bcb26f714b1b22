import type { RemoteEntry } from '@alveole/contracts';
import type { Registry } from './registry.ts';

/**
 * Takes back the version of a remote that goes out; where none does, moves the pointer to the version that everybody
 * had before, past what only a share of the sessions or a link had.
 * @throws Error when there is none
 */
export async function rollBack(registry: Registry, name: string): Promise<RemoteEntry> {
  const versions = await registry.versions(name);
  const current = versions.find(({ isCurrent }) => isCurrent);
  if (current && versions.some(({ share }) => share !== undefined)) {
    await registry.withdraw(name);
    return registry.pointTo(name, current.version);
  }
  const former = versions.filter(({ turnsAgo }) => turnsAgo !== undefined);
  const [before] = former.toSorted((one, other) => Number(one.turnsAgo) - Number(other.turnsAgo));
  if (!before) throw new Error(`${name} has no earlier version that everybody had: name one of the list`);
  return registry.pointTo(name, before.version);
}
