import { createLocks, freshDevice } from '../keep-on-device/browser.fixture.ts';
import { nameTab } from '../keep-on-device/live-tabs.ts';
import { openDeviceShelf } from './device-shelf.ts';

type Device = Awaited<ReturnType<typeof freshDevice>>;

/** A tab that opens: its own storage, and the browser's locks. */
async function openTab(device: Device, locks: LockManager, storage = memoryStorage()) {
  const tabs = await nameTab(locks, storage);
  return { shelf: await openDeviceShelf(device, tabs, locks), tabs, storage };
}

function memoryStorage(): Storage {
  const items = new Map<string, string>();
  const storage: Pick<Storage, 'getItem' | 'setItem'> = {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
  };
  return storage as Storage;
}

const storedDrafts = (device: Device) => device.getAll('drafts');

beforeEach(() => sessionStorage.clear());

describe('drafts on the device', () => {
  it('are taken up by the next tab once theirs is closed', async () => {
    const device = await freshDevice();
    const { shelf } = await openTab(device, createLocks());
    shelf.write('reception', { phone: '06' });
    await storedDrafts(device);
    const next = await openTab(device, createLocks());
    expect(next.shelf.read('reception')).toEqual({ phone: '06' });
    expect((await storedDrafts(device)).map(({ tab }) => tab)).toEqual([next.tabs.own]);
  });

  it('are not taken from a tab that lives', async () => {
    const [device, locks] = [await freshDevice(), createLocks()];
    const first = await openTab(device, locks);
    first.shelf.write('reception', { phone: '06' });
    const second = await openTab(device, locks);
    expect(second.shelf.read('reception')).toBeUndefined();
    second.shelf.write('reception', { phone: '07' });
    expect(first.shelf.read('reception')).toEqual({ phone: '06' });
    expect(await storedDrafts(device)).toHaveLength(2);
  });

  it('leave the newest of those that several tabs left', async () => {
    const device = await freshDevice();
    await device.put('drafts', { tab: 'a', name: 'reception', draft: { phone: '1' }, at: 2 });
    await device.put('drafts', { tab: 'b', name: 'reception', draft: { phone: '2' }, at: 1 });
    const { shelf } = await openTab(device, createLocks());
    expect(shelf.read('reception')).toEqual({ phone: '1' });
  });

  it('tell a doubled tab from the one that it was copied from', async () => {
    const [device, locks, storage] = [await freshDevice(), createLocks(), memoryStorage()];
    const first = await openTab(device, locks, storage);
    const twin = await openTab(device, locks, storage);
    expect(twin.tabs.own).not.toBe(first.tabs.own);
  });

  it('are gone once they are sent', async () => {
    const device = await freshDevice();
    const { shelf } = await openTab(device, createLocks());
    shelf.write('reception', { phone: '06' });
    shelf.remove('reception');
    expect(shelf.read('reception')).toBeUndefined();
    expect(await storedDrafts(device)).toEqual([]);
  });

  it('take up what the version before kept in the tab', async () => {
    sessionStorage.setItem('alveole.draft.reception', '{"phone":"06"}');
    const { shelf } = await openTab(await freshDevice(), createLocks());
    expect(shelf.read('reception')).toEqual({ phone: '06' });
  });
});
