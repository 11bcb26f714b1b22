import type { RemoteLoader } from './remote-loader.ts';

/** The way on for a page whose files are gone, since a new version came out while it was open. */
export interface Recovery {
  /**
   * Loads the page again where that helps: another version of the remote is published than the one this page began
   * with. Drafts outlast it, being kept in the tab. At most once by itself for each version and address, so that
   * nothing turns in circles; a person may ask again. Answers whether the page is on its way.
   */
  fromLost(remote: string, isAsked?: boolean): Promise<boolean>;
  /** The same for the shell's own files, whose version a page cannot tell. */
  fromLostShell(): boolean;
}

export interface RecoveryDeps {
  readonly loader: Pick<RemoteLoader, 'newerVersion'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly page: Pick<Location, 'pathname' | 'reload'>;
}

export function createRecovery({ loader, storage, page }: RecoveryDeps): Recovery {
  const reloadOnce = (version: string, isAsked = false): boolean => {
    const mark = `alveole.reloaded ${version} ${page.pathname}`;
    try {
      if (storage.getItem(mark) && !isAsked) return false;
      storage.setItem(mark, '1');
    } catch {
      // Without a place for the mark the page might load for ever.
      if (!isAsked) return false;
    }
    page.reload();
    return true;
  };
  return {
    fromLost: async (remote, isAsked) => {
      const version = await loader.newerVersion(remote).catch(() => undefined);
      return version !== undefined && reloadOnce(`${remote} ${version}`, isAsked);
    },
    fromLostShell: () => reloadOnce('shell'),
  };
}
