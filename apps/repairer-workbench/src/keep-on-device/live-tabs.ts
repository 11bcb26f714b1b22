const key = 'alveole.tab';
const lockOf = (tab: string): string => `alveole-tab-${tab}`;

/** The tabs of this browser, each known by a lock that it holds as long as it lives. */
export interface LiveTabs {
  readonly own: string;
  /** Every tab that lives now, this one included. */
  all(): Promise<ReadonlySet<string>>;
}

/**
 * Names this tab: as it was before a reload, or anew where another tab (its twin) already bears that name.
 */
export async function nameTab(locks: LockManager, storage: Storage): Promise<LiveTabs> {
  const former = storage.getItem(key);
  const own = former !== null && (await take(locks, former)) ? former : crypto.randomUUID();
  if (own !== former) await take(locks, own);
  storage.setItem(key, own);
  return {
    own,
    all: async () => {
      const { held: lockInfos = [] } = await locks.query();
      const names = lockInfos.flatMap(({ name }) =>
        name?.startsWith(lockOf('')) ? [name.slice(lockOf('').length)] : [],
      );
      return new Set([own, ...names]);
    },
  };
}

/** Takes the lock of a name for as long as the tab lives; answers whether it was free. */
function take(locks: LockManager, tab: string): Promise<boolean> {
  return new Promise((resolve) => {
    void locks.request(lockOf(tab), { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock === null ? undefined : new Promise<void>(() => undefined);
    });
  });
}
