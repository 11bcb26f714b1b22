import { isRemoteEntry } from './remotes-registry.ts';
import type { RemoteEntry } from './remotes-registry.ts';

/**
 * A version that a share of the sessions gets before the others. It stands in the published registry, at the entry of
 * the version in use; browsers never read it, since the gateway tells each of them one version.
 */
export interface RemoteCandidate extends RemoteEntry {
  /** Of a hundred sessions, so many get it: 1 to 99. */
  readonly share: number;
}

/** An entry as it is published. */
export interface PublishedEntry extends RemoteEntry {
  readonly candidate?: RemoteCandidate | undefined;
  /** Versions that everybody had before this one, the latest first. Browsers never read them. */
  readonly formerly?: readonly string[] | undefined;
}

/** The candidate of an entry; undefined where it has none, or one that cannot be read: the version in use goes on. */
export function candidateOf(entry: RemoteEntry): RemoteCandidate | undefined {
  const { candidate } = entry as { candidate?: unknown };
  return isCandidate(candidate) && candidate.name === entry.name ? candidate : undefined;
}

/** The versions that everybody had before the one of an entry, the latest first; none where the entry says nothing of it. */
export function formerVersions(entry: RemoteEntry): readonly string[] {
  const { formerly } = entry as { formerly?: unknown };
  return Array.isArray(formerly) ? formerly.filter((version) => typeof version === 'string') : [];
}

/** A whole share of sessions, in percent, that is neither none nor all of them. */
export const isShare = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) > 0 && Number(value) < 100;

const isCandidate = (value: unknown): value is RemoteCandidate =>
  isRemoteEntry(value) && isShare((value as { share?: unknown }).share);
