import type { RemoteName, RemotesRegistry } from '@alveole/contracts';

export type RemoteEntry = RemotesRegistry['remotes'][number];

export interface PublishedVersion {
  /** Hash of the build's content. */
  readonly version: string;
  readonly publishedAt: Date;
  /** The pointer stands on it. */
  readonly isCurrent: boolean;
}

/** A place of published remotes: versions that never change, and one pointer a remote. */
export interface Registry {
  /** Keeps a build under the version of its content and moves the pointer to it. */
  publish(name: RemoteName, buildFolder: string): Promise<RemoteEntry>;
  /** Newest first. */
  versions(name: RemoteName): Promise<readonly PublishedVersion[]>;
  /** @throws Error for a version that was never published */
  pointTo(name: RemoteName, version: string): Promise<RemoteEntry>;
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
