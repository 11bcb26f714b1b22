import type { Device } from '../keep-on-device/device.ts';
import type { StoredDraft } from '../keep-on-device/stored-rows.ts';
import type { LiveTabs } from '../keep-on-device/live-tabs.ts';
import { tabShelf } from './draft-shelf.ts';
import type { DraftShelf } from './draft-shelf.ts';

/**
 * Drafts on the device, each of one tab: two tabs may fill the same form for two people. What a closed tab left, the
 * next one takes over. Read once; then memory is ahead and the device follows.
 */
export async function openDeviceShelf(device: Device, tabs: LiveTabs, locks: LockManager): Promise<DraftShelf> {
  const drafts = await locks.request('alveole-drafts', () => takeDrafts(device, tabs));
  const memory = new Map(drafts.map(({ name, draft }) => [name, draft]));
  // The number is a courtesy: where it cannot be told, the sign-out asks nothing.
  const count = (): Promise<void> =>
    device
      .count('drafts')
      .then(tellDrafts, () => undefined)
      .catch(() => undefined);
  void count();
  return {
    // A draft of the version before lies in the tab's storage.
    read: (name) => memory.get(name) ?? tabShelf.read(name),
    write: (name, draft) => {
      memory.set(name, draft);
      device
        .put('drafts', { tab: tabs.own, name, draft, at: Date.now() })
        .catch(() => tabShelf.write(name, draft))
        .then(count);
    },
    remove: (name) => {
      memory.delete(name);
      tabShelf.remove(name);
      // An erased device has nothing left to remove.
      device
        .delete('drafts', [tabs.own, name])
        .catch(() => undefined)
        .then(count);
    },
  };
}

/** This tab's drafts, and of those that closed tabs left the newest of each name. */
async function takeDrafts(device: Device, tabs: LiveTabs): Promise<readonly StoredDraft[]> {
  const living = await tabs.all();
  const write = device.transaction('drafts', 'readwrite');
  const storedRows = await write.store.getAll();
  const own = storedRows.filter(({ tab }) => tab === tabs.own);
  const abandonedDrafts = storedRows.filter(({ tab }) => !living.has(tab)).sort((one, other) => one.at - other.at);
  const newest = new Map([...abandonedDrafts, ...own].map((draft) => [draft.name, { ...draft, tab: tabs.own }]));
  await Promise.all([
    ...abandonedDrafts.map(({ tab, name }) => write.store.delete([tab, name])),
    ...[...newest.values()].map((draft) => write.store.put(draft)),
    write.done,
  ]);
  return [...newest.values()];
}

/** The shell asks before a sign-out that would erase what was typed: it reads the number there. */
function tellDrafts(count: number): void {
  if (count === 0) localStorage.removeItem('alveole.drafts');
  else localStorage.setItem('alveole.drafts', String(count));
}
