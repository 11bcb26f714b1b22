import { isRemoteName } from '@alveole/contracts';
import type { RemoteEntry } from '@alveole/contracts';
import type { Registry } from './registry.ts';
import { rollBack } from './roll-back.ts';

export const usage = [
  'publish <remote>               publishes apps/<remote>/dist and points to it',
  'list <remote>                  shows the published versions, newest first',
  'rollback <remote> [version]    points to the version before, or to the one named',
].join('\n');

export interface Command {
  readonly registry: Registry;
  /** The finished build of a remote. */
  readonly buildFolderOf: (name: string) => string;
}

/**
 * Does what the words say and answers the lines to print.
 * @throws Error with a readable message for words that say nothing, or an act that cannot be done
 */
export async function runCommand(
  [act, name, version]: readonly (string | undefined)[],
  { registry, buildFolderOf }: Command,
): Promise<readonly string[]> {
  const remote = name?.replaceAll('-', '_');
  if (!isRemoteName(remote)) throw new Error(usage);
  const linesOf = (entry: RemoteEntry) => [`${entry.name} now at ${entry.version}`, entry.manifest];
  const acts: Readonly<Record<string, () => Promise<readonly string[]>>> = {
    publish: async () => linesOf(await registry.publish(buildFolderOf(remote))),
    rollback: async () => linesOf(version ? await registry.pointTo(remote, version) : await rollBack(registry, remote)),
    list: async () =>
      (await registry.versions(remote)).map(
        (each) => `${each.isCurrent ? '→' : ' '} ${each.version}  ${each.publishedAt.toISOString()}`,
      ),
  };
  const chosen = act !== undefined && Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (!chosen) throw new Error(usage);
  return chosen();
}
