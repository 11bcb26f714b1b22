import { candidateOf } from '@alveole/contracts';
import type { RemoteEntry } from '@alveole/contracts';

/** A version of a remote. */
export type Version = Pick<RemoteEntry, 'name' | 'version'>;

export interface SessionVersions {
  /** Where the session stands among a hundred, from 0; undefined before it has a place: it gets what is in use. */
  readonly place: number | undefined;
  /** A version that this browser alone gets. */
  readonly preview: RemoteEntry | undefined;
}

/** What a session gets that says nothing of itself. */
export const usualVersions: SessionVersions = { place: undefined, preview: undefined };

/** Whether any remote has a candidate that still goes out. */
export function isRollingOut(remotes: readonly RemoteEntry[], isStopped: (version: Version) => boolean): boolean {
  return remotes.some((entry) => goesOut(entry, isStopped) !== undefined);
}

/**
 * The one version of each remote that a session gets. The same session gets the same one while the share grows, since
 * places below the share stay below it.
 */
export function versionsFor(
  remotes: readonly RemoteEntry[],
  { place, preview }: SessionVersions,
  isStopped: (version: Version) => boolean,
): readonly RemoteEntry[] {
  const others = remotes.filter(({ name }) => name !== preview?.name);
  const chosen = others.map((entry) => versionFor(entry, place, isStopped));
  return preview ? [...chosen, { ...preview, isPreview: true }] : chosen;
}

function versionFor(
  entry: RemoteEntry,
  place: number | undefined,
  isStopped: (version: Version) => boolean,
): RemoteEntry {
  const candidate = goesOut(entry, isStopped);
  if (candidate === undefined) return publicEntry(entry);
  return { ...publicEntry(place !== undefined && place < candidate.share ? candidate : entry), isWatched: true };
}

function goesOut(entry: RemoteEntry, isStopped: (version: Version) => boolean) {
  const candidate = candidateOf(entry);
  return candidate && !isStopped(candidate) ? candidate : undefined;
}

/** What a browser is told of a version: nothing of shares and candidates. */
function publicEntry({ name, paths, needs, manifest, version, integrity }: RemoteEntry): RemoteEntry {
  return { name, paths, ...(needs && { needs }), manifest, version, integrity };
}
