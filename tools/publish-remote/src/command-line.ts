import { isRemoteName } from '@alveole/contracts';
import type { RemoteEntry } from '@alveole/contracts';
import type { Audience } from '@alveole/gateway';
import { previewLink } from './preview-link.ts';
import type { PreviewSettings } from './preview-link.ts';
import type { PublishedVersion, Registry } from './registry.ts';
import { rollBack } from './roll-back.ts';
import { keepSourceMaps } from './source-maps.ts';

export const usage = [
  'publish <remote> [share]         publishes apps/<remote>/dist, for everybody or a share of the sessions (1 to 99 of 100)',
  'share <remote> <share>           gives the version that goes out to this share of the sessions, to everybody with 100',
  'preview <remote> [hours]         publishes apps/<remote>/dist for whoever has the link that it prints (72 hours)',
  'list <remote>                    shows the published versions, newest first',
  'rollback <remote> [version]      takes back what goes out, or points to the version before, or to the one named',
].join('\n');

export interface Command {
  readonly registry: Registry;
  /** The finished build of a remote. */
  readonly buildFolderOf: (name: string) => string;
  readonly preview: PreviewSettings;
  /** Where the source maps of what is published are kept; absent: nowhere. */
  readonly mapsFolder?: string | undefined;
}

/**
 * Does what the words say and answers the lines to print.
 * @throws Error with a readable message for words that say nothing, or an act that cannot be done
 */
export async function runCommand(
  [act, name, detail]: readonly (string | undefined)[],
  { registry, buildFolderOf, preview, mapsFolder }: Command,
): Promise<readonly string[]> {
  const remote = name?.replaceAll('-', '_');
  if (!isRemoteName(remote)) throw new Error(usage);
  const publish = async (audience: Audience): Promise<RemoteEntry> => {
    const entry = await registry.publish(buildFolderOf(remote), audience);
    if (mapsFolder) await keepSourceMaps(buildFolderOf(remote), entry, mapsFolder);
    return entry;
  };
  const acts: Readonly<Record<string, () => Promise<readonly string[]>>> = {
    publish: async () => {
      const audience = detail === undefined ? 'everybody' : audienceOf(detail);
      return linesOf(await publish(audience), audience);
    },
    share: async () => {
      const audience = audienceOf(detail);
      const { version } = await goingOut(registry, remote);
      return linesOf(await registry.pointTo(remote, version, audience), audience);
    },
    preview: async () => {
      const link = previewLink(preview, detail);
      return [link(await publish('whoever has a link'))];
    },
    rollback: async () => linesOf(detail ? await registry.pointTo(remote, detail) : await rollBack(registry, remote)),
    list: async () => (await registry.versions(remote)).map(lineOf),
  };
  const chosen = act !== undefined && Object.hasOwn(acts, act) ? acts[act] : undefined;
  if (!chosen) throw new Error(usage);
  return chosen();
}

function audienceOf(share: string | undefined): Audience {
  if (!/^\d{1,3}$/.test(share ?? '')) throw new Error(usage);
  return Number(share) === 100 ? 'everybody' : { share: Number(share) };
}

async function goingOut(registry: Registry, remote: string): Promise<PublishedVersion> {
  const candidate = (await registry.versions(remote)).find(({ share }) => share !== undefined);
  if (!candidate) throw new Error(`${remote} has no version that goes out: publish one with a share`);
  return candidate;
}

const linesOf = ({ name, version, manifest }: RemoteEntry, audience: Audience = 'everybody'): readonly string[] => [
  typeof audience === 'object' ? `${name} ${version} goes out to ${audience.share} %` : `${name} now at ${version}`,
  manifest,
];

const lineOf = ({ version, publishedAt, isCurrent, share }: PublishedVersion): string => {
  const sharePart = share === undefined ? '' : `  ${share} %`;
  return `${isCurrent ? '→' : ' '} ${version}  ${publishedAt.toISOString()}${sharePart}`;
};
