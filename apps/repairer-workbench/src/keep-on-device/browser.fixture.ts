import 'fake-indexeddb/auto';
import { openDevice } from './device.ts';
import type { Device } from './device.ts';

// The in-memory database copies what it keeps; jsdom has no such copy of its own.
globalThis.structuredClone ??= <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

let count = 0;

/** An empty device of a person whom no other test has. */
export function freshDevice(): Promise<Device> {
  count += 1;
  return openDevice(`user-${count}`, () => undefined);
}

/** The next chosen file finds no room: not as it was chosen, and nowhere (2) or only then (1). */
export function fillDevice(refused: 1 | 2): void {
  const put = jest.spyOn(IDBObjectStore.prototype, 'put');
  for (let times = 0; times < refused; times += 1)
    put.mockImplementationOnce(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
}

/** The browser's locks, as one tab after the other takes them. */
export function createLocks(): LockManager {
  const lockNames = new Set<string>();
  let last: Promise<unknown> = Promise.resolve();
  const request = (name: string, ...rest: unknown[]): Promise<unknown> => {
    const work = rest.at(-1) as (lock: Lock | null) => unknown;
    const options = rest.length > 1 ? (rest[0] as LockOptions) : {};
    if (!options.ifAvailable) return (last = last.then(() => work({ name, mode: 'exclusive' })));
    if (lockNames.has(name)) return Promise.resolve(work(null));
    lockNames.add(name);
    return Promise.resolve(work({ name, mode: 'exclusive' }));
  };
  // eslint-disable-next-line id-denylist -- the name that the Web Locks API gives it
  const query = async () => ({ held: [...lockNames].map((name) => ({ name })), pending: [] });
  return { request, query } as unknown as LockManager;
}

/** The channel of a tab that is alone. */
export const silentChannel = { postMessage: () => undefined, addEventListener: () => undefined };
