import type { RemotesRegistry } from '@alveole/contracts';
import type { RequestHandler } from 'express';
import type { Version } from '../roll-out-remotes/choose-versions.ts';

/** The registry as a source has it, with what stands in it and is no entry. */
export interface FoundRemotes extends RemotesRegistry {
  readonly malformed: readonly unknown[];
}

/** Beside the files of a version, the list of them: whoever copies a version knows when it is whole. */
export const versionList = 'files.json';

/** Where published remotes come from. */
export interface RemotesSource {
  /** What `/remotes.json` says now, before the base path. Never rejects for one remote alone: it is left out. */
  current(): Promise<FoundRemotes>;
  /** A text file of a version, or undefined when it has none. */
  file(version: Version, path: string): Promise<string | undefined>;
  /** Serves `/remotes/<name>/<version>/…`, mounted at `/remotes`; passes on what it does not have. */
  readonly handle: RequestHandler;
  close(): void;
}

/** `/<name>/<version>/<path>` below `/remotes`, or undefined for anything else. */
export function publishedPath(path: string): { name: string; version: string; rest: string } | undefined {
  const [, name, version, rest] =
    /^\/([a-z][a-z0-9_]{0,39})\/([A-Za-z0-9][A-Za-z0-9._-]{0,63})(\/.+)$/.exec(path) ?? [];
  return name === undefined || version === undefined || rest === undefined ? undefined : { name, version, rest };
}

/** Address of a remote's manifest on this site. */
export function manifestAddress(name: string, version: string): string {
  return `/remotes/${name}/${version}/mf-manifest.json`;
}
