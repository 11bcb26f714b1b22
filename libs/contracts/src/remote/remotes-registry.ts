import type { RemoteNeeds } from './remote-needs.ts';

/**
 * The registry of remotes, read by the shell, the gateway and the tools. Written without a schema library: the shell
 * reads it before its first page.
 */

/** What a remote says of itself, in its package's `remote` and then in the `alveole` part of its build's manifest. */
export interface RemoteDeclaration {
  /** Name of its container, such as `back_office`. */
  readonly name: string;
  /** Beginnings of the addresses whose screens it shows, below the base path, such as `/admin/backend`. */
  readonly paths: readonly string[];
  /** What it takes from the shell; absent in builds of before, which nothing is known of. */
  readonly needs?: RemoteNeeds;
}

/** Where a remote stands now. Publishing or rolling back moves one pointer. */
export interface RemoteEntry extends RemoteDeclaration {
  /** URL of its `mf-manifest.json`, on an origin of the registry. */
  readonly manifest: string;
  readonly version: string;
  /** `sha256-…` (base64) of the manifest. */
  readonly integrity: string;
  /** A version of it is being rolled out: the page tells whether what it got works. Never published, told by the gateway. */
  readonly isWatched?: true;
  /** This browser alone gets it, by a link. Never published, told by the gateway. */
  readonly isPreview?: true;
}

/** `/remotes.json`. */
export interface RemotesRegistry {
  readonly remotes: readonly RemoteEntry[];
}

/**
 * Reads a registry. An entry that is not well formed is set aside, so that one bad publication spares the others.
 * @throws TypeError for a document that is no registry at all
 */
export function readRemotes(document: unknown): RemotesRegistry & { readonly malformed: readonly unknown[] } {
  const entries = isRecord(document) ? document.remotes : undefined;
  if (!Array.isArray(entries)) throw new TypeError('not a registry of remotes');
  return { remotes: entries.filter(isRemoteEntry), malformed: entries.filter((entry) => !isRemoteEntry(entry)) };
}

export function isRemoteEntry(value: unknown): value is RemoteEntry {
  if (!isRecord(value) || !isRemoteDeclaration(value)) return false;
  const { manifest, version, integrity } = value as Record<string, unknown>;
  return isText(manifest) && isText(version) && isText(integrity) && integrityForm.test(integrity);
}

export function isRemoteDeclaration(value: unknown): value is RemoteDeclaration {
  if (!isRecord(value)) return false;
  const { name, paths, needs } = value;
  return isRemoteName(name) && Array.isArray(paths) && paths.length > 0 && paths.every(isPath) && areNeeds(needs);
}

/** The name of a container stands in addresses and in scripts. */
export const isRemoteName = (value: unknown): value is string => isText(value) && /^[a-z][a-z0-9_]{0,39}$/.test(value);

/** The remote that shows a path: of the beginnings that fit, the longest decides. */
export function ownerOf<R extends RemoteDeclaration>(remotes: readonly R[], path: string): R | undefined {
  const fits = (beginning: string): boolean => path === beginning || path.startsWith(`${beginning}/`);
  const longest = ({ paths }: R): number => Math.max(0, ...paths.filter(fits).map(({ length }) => length));
  const [first] = remotes.filter((remote) => longest(remote) > 0).sort((one, other) => longest(other) - longest(one));
  return first;
}

const integrityForm = /^sha256-[A-Za-z0-9+/=]+$/;

const isPath = (value: unknown): boolean => isText(value) && /^(\/[A-Za-z0-9_-]+)+$/.test(value);

const isRange = (value: unknown): boolean => isText(value) && /^\^\d+\.\d+\.\d+$/.test(value);

const areNeeds = (value: unknown): boolean =>
  value === undefined || (isRecord(value) && Object.values(value).every(isRange));

const isText = (value: unknown): value is string => typeof value === 'string' && value.length > 0;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
