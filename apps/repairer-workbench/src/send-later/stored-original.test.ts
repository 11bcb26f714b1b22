import { appError } from '@alveole/contracts';
import { operateRepairBody, operationBody, repairRoutes } from '@alveole/contracts/repair';
import { waitFor } from '@testing-library/react';
import { UnreadablePicture } from '@alveole/shared-screens/chosen-files';
import { slowPictures } from '../exchange-media/pictures.fixture.ts';
import { slowStore } from '../exchange-media/store.fixture.ts';
import { fillDevice } from '../keep-on-device/browser.fixture.ts';
import { heic, jpeg } from '../workbench.fixture.ts';
import { counterInOutage, hash, nextTab } from './outage.fixture.ts';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(),
  sha256Hex: jest.fn(),
}));
jest.mock('@alveole/shared-screens/chosen-files', () => ({
  ...jest.requireActual<object>('@alveole/shared-screens/chosen-files'),
  resizePhoto: jest.fn(),
  readableDocument: jest.fn(),
}));

const small = jpeg();

/** A photo of the bike that is still being made small. */
async function photoBeingMade({ isReached = true } = {}) {
  const [store, pictures, outage] = [slowStore(), slowPictures(), await counterInOutage()];
  outage.server.isReached = isReached;
  const cancel = new AbortController();
  const storedMedia = await outage.counter.media.keep(heic(), 'photo', {
    signal: cancel.signal,
    onProgress: jest.fn(),
  });
  if (!storedMedia) throw new Error('the photo is not kept');
  const body = operateRepairBody({ repairId: 'repair-1', rowHash: hash, operation: operationBody.photo(storedMedia) });
  const recorded = outage.counter.call(repairRoutes.operateRepair, { body });
  // Who looks at it later hears of a failure all the same.
  recorded.catch(() => undefined);
  await waitFor(() => expect(pictures).toHaveLength(1));
  const left = async () => ({ media: await outage.device.count('media'), steps: await outage.device.count('steps') });
  const onDevice = async () => (await outage.device.getAll('media')).map(({ fileName }) => fileName);
  return { ...outage, store, pictures, cancel, storedMedia, recorded, left, onDevice };
}

describe('a photo that is still being made small', () => {
  it('lies on the device as it was chosen, beside its step', async () => {
    const { storedMedia, left, onDevice } = await photoBeingMade();
    expect(await left()).toEqual({ media: 1, steps: 1 });
    expect(await onDevice()).toEqual(['IMG_1.HEIC']);
    expect(storedMedia).toMatchObject({ mediaName: expect.stringMatching(/\.jpg$/), extension: '.jpg' });
  });

  it('gives way to the small one, which is sent', async () => {
    const { pictures, store, server, recorded, left, onDevice } = await photoBeingMade();
    pictures[0]?.finish(small);
    await waitFor(() => expect(store).toHaveLength(1));
    expect(await onDevice()).toEqual(['velo.jpg']);
    expect(store[0]?.file).toHaveProperty('name', 'velo.jpg');
    store[0]?.finish();
    await recorded;
    expect(server.recorded).toHaveLength(1);
    expect(await left()).toEqual({ media: 0, steps: 0 });
  });

  it('is made small and sent by the next tab when its own was closed, once and with the hash of what is sent', async () => {
    const outage = await photoBeingMade();
    const { pictures, store, server, api } = outage;
    const { sha256Hex } = jest.requireMock<{ sha256Hex: jest.Mock }>('@alveole/api-client');
    sha256Hex.mockResolvedValue('d'.repeat(64));
    const next = nextTab(outage).outbox.flush();
    await waitFor(() => expect(pictures).toHaveLength(2));
    expect(pictures[1]?.chosen).toHaveProperty('name', 'IMG_1.HEIC');
    pictures[1]?.finish(small);
    await waitFor(() => expect(store).toHaveLength(1));
    store[0]?.finish();
    await next;
    expect(server.recorded).toHaveLength(1);
    expect(api.callsOf(repairRoutes.operateRepair)).toMatchObject([
      { body: { repair_data: { operation_data: { media_hash: 'd'.repeat(64), type_file: '.jpg' } } } },
    ]);
  });

  it('shows as it is sent, though nobody answers', async () => {
    const { pictures, counter, storedMedia, recorded } = await photoBeingMade({ isReached: false });
    const shown: unknown[] = [];
    URL.createObjectURL = (file) => `blob:${shown.push(file)}`;
    const address = counter.media.addressOf(storedMedia.mediaName);
    pictures[0]?.finish(small);
    expect(await address).toBe('blob:1');
    expect(shown).toEqual([expect.objectContaining({ name: 'velo.jpg' })]);
    expect(pictures).toHaveLength(1);
    await recorded;
  });

  it('leaves nothing behind when it cannot be read, and says so', async () => {
    const { pictures, recorded, outbox } = await photoBeingMade();
    pictures[0]?.fail(new UnreadablePicture('damaged'));
    await expect(recorded).rejects.toBeInstanceOf(UnreadablePicture);
    expect(await outbox.steps()).toEqual([]);
  });

  it('leaves no step behind when it is cancelled, though nobody answers', async () => {
    const { pictures, recorded, cancel, outbox } = await photoBeingMade({ isReached: false });
    cancel.abort();
    pictures[0]?.finish(small);
    await expect(recorded).rejects.toMatchObject({ name: 'AbortError' });
    expect(await outbox.steps()).toEqual([]);
  });

  it('is not written anew once it is erased', async () => {
    const { pictures, counter, storedMedia, recorded, device } = await photoBeingMade();
    await counter.media.forget(storedMedia.mediaName);
    pictures[0]?.finish(small);
    await expect(recorded).rejects.toThrow(/is not on this device/);
    expect(await device.count('media')).toBe(0);
  });

  it('waits as it was chosen while nobody answers for its decoder', async () => {
    const { pictures, recorded, outbox, onDevice } = await photoBeingMade({ isReached: false });
    pictures[0]?.fail(appError('ServiceUnavailableException', 'network error'));
    await waitFor(() => expect(pictures).toHaveLength(2));
    pictures[1]?.fail(appError('ServiceUnavailableException', 'network error'));
    await recorded;
    expect((await outbox.steps()).map(({ state }) => state)).toEqual(['waiting']);
    expect(await onDevice()).toEqual(['IMG_1.HEIC']);
  });
});

it('a photo that finds room only once it is small is kept so', async () => {
  const [pictures, { counter, device }] = [slowPictures(), await counterInOutage()];
  slowStore();
  fillDevice(1);
  const keeping = counter.media.keep(heic(), 'photo');
  await waitFor(() => expect(pictures).toHaveLength(1));
  pictures[0]?.finish(small);
  expect(await keeping).toMatchObject({ extension: '.jpg' });
  expect(await device.getAll('media')).toMatchObject([{ fileName: 'velo.jpg' }]);
});
