import type { RemoteEntry } from '@alveole/contracts';

export interface PublishedVersion {
  /** Hash of the build's content. */
  readonly version: string;
  readonly publishedAt: Date;
  /** The pointer stands on it. */
  readonly isCurrent: boolean;
}

/** Published remotes: versions that never change, and one pointer a remote. */
export interface Registry {
  /** Keeps a build under the version of its content and moves the pointer to it. */
  publish(buildFolder: string): Promise<RemoteEntry>;
  /** Newest first. */
  versions(name: string): Promise<readonly PublishedVersion[]>;
  /** @throws Error for a version that was never published, or whose paths another remote holds now */
  pointTo(name: string, version: string): Promise<RemoteEntry>;
}

/** Newest first, the current one marked. */
export function ordered(
  found: readonly { version: string; publishedAt: Date }[],
  current: string | undefined,
): readonly PublishedVersion[] {
  return found
    .map((each) => ({ ...each, isCurrent: each.version === current }))
    .sort((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
}
