import './browser.fixture.ts';
import { openDB } from 'idb';
import { openDevice } from './device.ts';

const draft = { tab: 'a', name: 'reception', draft: { phone: '06' }, at: 1 };
const media = { name: 'waiting/a.jpg', type: 'image/jpeg' };
const file = { id: 'local-one' };

/** The device as the version before left it. */
async function leaveFirstVersion(userId: string): Promise<void> {
  const database = await openDB(`alveole-counter-${userId}`, 1, {
    upgrade(fresh) {
      fresh.createObjectStore('drafts', { keyPath: ['tab', 'name'] });
      fresh.createObjectStore('steps', { keyPath: 'id', autoIncrement: true });
      fresh.createObjectStore('media', { keyPath: 'name' });
      fresh.createObjectStore('files', { keyPath: 'id' });
    },
  });
  await database.put('drafts', draft);
  await database.put('steps', { fileId: 'local-one' });
  await database.put('media', media);
  await database.put('files', file);
  database.close();
}

it('takes over all that the version before kept, and finds its media by their age', async () => {
  await leaveFirstVersion('former');
  const before = Date.now();
  const device = await openDevice('former', () => undefined);
  expect(await device.getAll('drafts')).toEqual([draft]);
  expect(await device.getAll('steps')).toEqual([{ fileId: 'local-one', id: 1 }]);
  expect(await device.getAll('files')).toEqual([file]);
  const [taken, ...others] = await device.getAllFromIndex('media', 'at');
  expect(others).toEqual([]);
  expect(taken).toEqual({ ...media, at: expect.any(Number) });
  expect(taken?.at).toBeGreaterThanOrEqual(before);
});

it('keeps what each person left apart', async () => {
  const [first, second] = [await openDevice('one', () => undefined), await openDevice('other', () => undefined)];
  await first.put('drafts', draft);
  expect(await second.getAll('drafts')).toEqual([]);
});
