import { appError } from '@alveole/contracts';
import { waitFor } from '@testing-library/react';
import { fillDevice } from '../keep-on-device/browser.fixture.ts';
import { counterInOutage } from '../send-later/outage.fixture.ts';
import { jpeg } from '../workbench.fixture.ts';
import { sendMedia } from './send-media.ts';
import { slowStore } from './store.fixture.ts';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(),
  sha256Hex: jest.fn(),
}));
jest.mock('@alveole/shared-screens/chosen-files', () => ({
  ...jest.requireActual<object>('@alveole/shared-screens/chosen-files'),
  resizePhoto: (photo: File) => Promise.resolve(photo),
}));

/** A file whose upload has begun. */
async function underWay({ isStored = true, hasRoom = true } = {}) {
  const store = slowStore();
  const { api, counter, device } = await counterInOutage();
  if (!hasRoom) fillDevice(2);
  const cancel = new AbortController();
  const watchers = { onProgress: jest.fn(), onStored: jest.fn(), onPrepared: jest.fn(), onRemark: jest.fn() };
  const sending = sendMedia(isStored ? counter : api, jpeg(), { use: 'photo', signal: cancel.signal, ...watchers });
  await waitFor(() => expect(store).toHaveLength(1));
  store[0]?.onProgress?.(0.5);
  expect(watchers.onProgress).toHaveBeenCalledWith(0.5);
  return { store, sending, cancel, device, ...watchers };
}

const waiting = expect.objectContaining({ mediaName: expect.stringMatching(/^waiting\/.+\.jpg$/) });
const networkGone = appError('ServiceUnavailableException', 'network error');

describe('the sending of a chosen file', () => {
  it('names what the device keeps from the first byte on, and the store’s name once it has it', async () => {
    const { store, sending, onStored } = await underWay();
    expect(onStored).toHaveBeenCalledWith(waiting);
    store[0]?.finish();
    expect((await sending).mediaName).toMatch(/^entity-1\/.+\.jpg$/);
  });

  it('broken off half-way by the network, leaves the file on the device', async () => {
    const { store, sending, device } = await underWay();
    store[0]?.fail(networkGone);
    expect(await sending).toEqual(waiting);
    expect(await device.count('media')).toBe(1);
  });

  it('broken off half-way where nothing is kept, fails', async () => {
    const { store, sending, onStored } = await underWay({ isStored: false });
    store[0]?.fail(networkGone);
    await expect(sending).rejects.toMatchObject({ message: 'network error' });
    expect(onStored).not.toHaveBeenCalled();
  });

  it('refused half-way by the store, fails with the reason', async () => {
    const { store, sending } = await underWay();
    store[0]?.fail(appError('MediaRefusedException', 'upload answered 403'));
    await expect(sending).rejects.toMatchObject({ code: 'MediaRefusedException' });
  });

  it.each([true, false])('cancelled half-way, stops (kept: %s)', async (isStored) => {
    const { sending, cancel } = await underWay({ isStored });
    cancel.abort();
    await expect(sending).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('says that the page must stay open where the device has no room, and sends all the same', async () => {
    const { store, sending, onRemark } = await underWay({ hasRoom: false });
    expect(onRemark).toHaveBeenCalledWith(expect.stringContaining('gardez cette page ouverte jusqu’à la fin'));
    store[0]?.finish();
    expect((await sending).mediaName).toMatch(/^entity-1\//);
  });
});
