import { ownerOf, readRemotes } from '@alveole/contracts';
import type { RemoteEntry } from '@alveole/contracts';

/** Where a remote stands. One that runs on a developer's machine was never published, so nothing vouches for it. */
export type FoundRemote = Omit<RemoteEntry, 'integrity'> & { readonly integrity: string | undefined };

export interface RegistryReader {
  /** Where the remotes stand, as first told. @throws when nothing readable says so */
  known(): Promise<readonly FoundRemote[]>;
  /** The same after another look, for a remote that could not be loaded from where it stood. */
  anew(): Promise<readonly FoundRemote[]>;
  /** The name of the remote that shows a path (below the base path), as far as the registry could be read. */
  ownerOf(path: string): string | undefined;
}

export interface RegistrySources {
  /** `/remotes.json` as the gateway wrote it into the page, when it did. */
  readonly embedded: unknown;
  readonly fetchAgain: () => Promise<unknown>;
  /** Puts the remotes under development before the published ones. */
  readonly withDeveloped?: (published: readonly FoundRemote[]) => readonly FoundRemote[];
}

/** Reads the registry of remotes once and keeps it. */
export function createRegistryReader({
  embedded,
  fetchAgain,
  withDeveloped = (published) => published,
}: RegistrySources): RegistryReader {
  let latest: readonly FoundRemote[] = [];
  const read = (document: unknown): readonly FoundRemote[] => {
    latest = withDeveloped(readRemotes(document).remotes);
    return latest;
  };
  let registryPromise: Promise<readonly FoundRemote[]> | undefined =
    embedded === undefined ? undefined : Promise.resolve(embedded).then(read);
  const anew = (): Promise<readonly FoundRemote[]> => {
    const asked = fetchAgain().then(read);
    registryPromise = asked;
    asked.catch(() => (registryPromise = undefined));
    return asked;
  };
  return { known: () => registryPromise ?? anew(), anew, ownerOf: (path) => ownerOf(latest, path)?.name };
}
