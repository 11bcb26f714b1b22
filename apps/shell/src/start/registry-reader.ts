import { readRegistry } from './read-registry.ts';
import type { RemoteEntry } from './read-registry.ts';

export interface RegistryReader {
  /** Where the remotes stand, as first told. @throws when nothing readable says so */
  known(): Promise<readonly RemoteEntry[]>;
  /** The same after another look, for a remote that could not be loaded from where it stood. */
  anew(): Promise<readonly RemoteEntry[]>;
}

export interface RegistrySources {
  /** `/remotes.json` as the gateway wrote it into the page, when it did. */
  readonly embedded: unknown;
  readonly fetchAgain: () => Promise<unknown>;
}

/** Reads the registry of remotes once and keeps it. */
export function createRegistryReader({ embedded, fetchAgain }: RegistrySources): RegistryReader {
  let kept: Promise<readonly RemoteEntry[]> | undefined =
    embedded === undefined ? undefined : Promise.resolve(embedded).then(readRegistry);
  const anew = (): Promise<readonly RemoteEntry[]> => {
    const asked = fetchAgain().then(readRegistry);
    kept = asked;
    asked.catch(() => (kept = undefined));
    return asked;
  };
  return { known: () => kept ?? anew(), anew };
}
