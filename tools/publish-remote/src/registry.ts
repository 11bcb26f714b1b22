import { candidateOf, formerVersions } from '@alveole/contracts';
import type { RemoteEntry } from '@alveole/contracts';
import type { Audience } from '@alveole/gateway';

export interface PublishedVersion {
  /** Hash of the build's content. */
  readonly version: string;
  readonly publishedAt: Date;
  /** The pointer stands on it. */
  readonly isCurrent: boolean;
  /** Of a hundred sessions, so many get it first; undefined for what goes to all or to none. */
  readonly share: number | undefined;
  /** So many versions for everybody ago, everybody had it: 1 for the one before; undefined for what only some had. */
  readonly turnsAgo: number | undefined;
}

/** Published remotes: versions that never change, one pointer a remote, and perhaps a second to a version that goes out. */
export interface Registry {
  /** Keeps a build under the version of its content and gives it to an audience. */
  publish(buildFolder: string, audience?: Audience): Promise<RemoteEntry>;
  /** Newest first. */
  versions(name: string): Promise<readonly PublishedVersion[]>;
  /** @throws Error for a version that was never published, or whose paths another remote holds now */
  pointTo(name: string, version: string, audience?: Audience): Promise<RemoteEntry>;
  /** Takes the version that goes out back from its share of sessions. @throws Error when there is none */
  withdraw(name: string): Promise<void>;
}

/** Newest first, the current one and the one that goes out marked. */
export function ordered(
  found: readonly { version: string; publishedAt: Date }[],
  current: RemoteEntry | undefined,
): readonly PublishedVersion[] {
  const candidate = current && candidateOf(current);
  const former = current ? formerVersions(current) : [];
  return found
    .map((each) => ({
      ...each,
      isCurrent: each.version === current?.version,
      share: each.version === candidate?.version ? candidate.share : undefined,
      turnsAgo: former.includes(each.version) ? former.indexOf(each.version) + 1 : undefined,
    }))
    .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
}
