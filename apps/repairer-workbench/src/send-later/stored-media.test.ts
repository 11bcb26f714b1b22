import { appError } from '@alveole/contracts';
import { operateRepairBody, operationBody, repairRoutes } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { SentMedia } from '@alveole/contracts/repair';
import { waitFor } from '@testing-library/react';
import { fillDevice } from '../keep-on-device/browser.fixture.ts';
import { slowStore } from '../exchange-media/store.fixture.ts';
import { jpeg } from '../workbench.fixture.ts';
import { counterInOutage, hash, nextTab } from './outage.fixture.ts';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(),
  sha256Hex: jest.fn(),
}));
jest.mock('@alveole/shared-screens/chosen-files', () => ({
  ...jest.requireActual<object>('@alveole/shared-screens/chosen-files'),
  resizePhoto: (photo: File) => Promise.resolve(photo),
}));

const { operateRepair, readOwnRepair } = repairRoutes;
const record = (api: ApiCaller, media: SentMedia) =>
  api.call(operateRepair, {
    body: operateRepairBody({ repairId: 'repair-1', rowHash: hash, operation: operationBody.photo(media) }),
  });

/** A photo of the bike that is on its way to the store. */
async function photoUnderWay() {
  const store = slowStore();
  const outage = await counterInOutage();
  const cancel = new AbortController();
  const onProgress = jest.fn();
  const storedMedia = await outage.counter.media.keep(jpeg(), 'photo', { signal: cancel.signal, onProgress });
  if (!storedMedia) throw new Error('the photo is not kept');
  const recorded = record(outage.counter, storedMedia);
  await waitFor(() => expect(store).toHaveLength(1));
  const left = async () => ({ media: await outage.device.count('media'), steps: await outage.device.count('steps') });
  return { ...outage, store, cancel, onProgress, storedMedia, recorded, left };
}

describe('a chosen photo', () => {
  it('lies on the device before its first byte leaves, and until the server has acknowledged it', async () => {
    const { store, server, recorded, left } = await photoUnderWay();
    expect(await left()).toEqual({ media: 1, steps: 1 });
    store[0]?.finish();
    await recorded;
    expect(server.recorded).toHaveLength(1);
    expect(await left()).toEqual({ media: 0, steps: 0 });
  });

  it('tells whoever watches how far it is', async () => {
    const { store, onProgress } = await photoUnderWay();
    store[0]?.onProgress?.(0.5);
    expect(onProgress).toHaveBeenCalledWith(0.5);
  });

  it('goes on by itself in the next tab when its own was closed in mid-upload, once and on the newest version', async () => {
    const outage = await photoUnderWay();
    const { store, server, api, left } = outage;
    const next = nextTab(outage).outbox.flush();
    await waitFor(() => expect(store).toHaveLength(2));
    store[1]?.finish();
    await next;
    expect(server.recorded).toHaveLength(1);
    expect(store[1]?.url).toBe(store[0]?.url);
    expect(api.callsOf(readOwnRepair)).toHaveLength(1);
    expect(await left()).toMatchObject({ media: 1 });
    await nextTab(outage).outbox.flush();
    expect(api.callsOf(operateRepair)).toHaveLength(1);
  });

  it('leaves neither step nor bytes when it is cancelled while it is sent', async () => {
    const { cancel, server, recorded, left } = await photoUnderWay();
    cancel.abort();
    await recorded;
    expect(server.recorded).toEqual([]);
    expect(await left()).toEqual({ media: 0, steps: 0 });
  });

  it('leaves the other steps alone when it is cancelled', async () => {
    const { cancel, store, server, counter, recorded, left } = await photoUnderWay();
    const other = await counter.media.keep(jpeg(), 'photo');
    const second = record(counter, other ?? { mediaName: '', mediaHash: '', extension: '.jpg' });
    await waitFor(async () => expect(await left()).toEqual({ media: 2, steps: 2 }));
    cancel.abort();
    await recorded;
    await waitFor(() => expect(store).toHaveLength(2));
    store[1]?.finish();
    await second;
    expect(server.recorded).toHaveLength(1);
    expect(await left()).toEqual({ media: 0, steps: 0 });
  });

  it('waits with its step when the network goes in the middle', async () => {
    const { store, outbox, recorded, left } = await photoUnderWay();
    store[0]?.fail(appError('ServiceUnavailableException', 'network error'));
    await recorded;
    expect(await left()).toEqual({ media: 1, steps: 1 });
    const again = outbox.flush();
    await waitFor(() => expect(store).toHaveLength(2));
    store[1]?.finish();
    await again;
    expect(await outbox.steps()).toEqual([]);
  });

  it('goes on its way unkept where the device has no room', async () => {
    const { counter, device } = await counterInOutage();
    slowStore();
    fillDevice(2);
    expect(await counter.media.keep(jpeg(), 'photo')).toBeUndefined();
    expect(await device.count('media')).toBe(0);
  });
});
