import type { RemoteLoader } from './remote-loader.ts';

/** The way on for a page whose files are gone, since a new version came out while it was open. */
export interface Recovery {
  /**
   * Loads the page again where that helps: another version of the remote is published than the one this page began
   * with. A version that was being rolled out is told to fail first, so that this session gets the one in use. Drafts outlast it, being kept in the tab. At most once by itself for each version and address, so that
   * nothing turns in circles; a person may ask again. Answers whether the page is on its way.
   */
  fromLost(remote: string, isAsked?: boolean): Promise<boolean>;
  /**
   * The same for the shell's own files, whose version a page cannot tell. It stays where the server does not answer:
   * a page that loads again without network is lost altogether.
   */
  fromLostShell(isAsked?: boolean): Promise<boolean>;
  /**
   * For a try that a person asked for and that failed although the server answers: the browser may keep handing out a
   * failure of its own (Chromium gives a script the failed answer of its preload), which only a new page ends.
   */
  fromFailedTry(): Promise<boolean>;
}

export interface RecoveryDeps {
  readonly loader: Pick<RemoteLoader, 'newerVersion' | 'tellFailed'>;
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
  readonly page: Pick<Location, 'pathname' | 'reload'>;
  /** Whether the server answers now. */
  readonly isReachable: () => Promise<boolean>;
}

export function createRecovery({ loader, storage, page, isReachable }: RecoveryDeps): Recovery {
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
      await loader.tellFailed(remote);
      const version = await loader.newerVersion(remote).catch(() => undefined);
      return version !== undefined && reloadOnce(`${remote} ${version}`, isAsked);
    },
    fromLostShell: async (isAsked) => (await isReachable()) && reloadOnce('shell', isAsked),
    fromFailedTry: async () => {
      const isWorthIt = await isReachable();
      if (isWorthIt) page.reload();
      return isWorthIt;
    },
  };
}
