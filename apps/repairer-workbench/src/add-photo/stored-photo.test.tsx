import { appError } from '@alveole/contracts';
import { repairViewOf } from '@alveole/contracts/repair';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { chooseFile } from '../exchange-media/choose-file.fixture.ts';
import { slowStore } from '../exchange-media/store.fixture.ts';
import { fillDevice } from '../keep-on-device/browser.fixture.ts';
import { counterInOutage, hash } from '../send-later/outage.fixture.ts';
import { jpeg, readyForCode } from '../workbench.fixture.ts';
import { PhotoUpload } from './photo-upload.tsx';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(),
  sha256Hex: jest.fn(),
}));
jest.mock('@alveole/shared-screens/chosen-files', () => ({
  ...jest.requireActual<object>('@alveole/shared-screens/chosen-files'),
  resizePhoto: (photo: File) => Promise.resolve(photo),
}));

/** A photo that is on its way. */
async function photoUnderWay({ hasRoom = true } = {}) {
  const store = slowStore();
  const outage = await counterInOutage();
  if (!hasRoom) fillDevice(2);
  const onAdded = jest.fn();
  const file = repairViewOf(readyForCode({ row_hash: hash }));
  const view = renderScreen(<PhotoUpload api={outage.counter} file={file} onAdded={onAdded} />);
  await chooseFile(view.user, jpeg());
  await waitFor(() => expect(store).toHaveLength(1));
  const left = async () => ({
    media: await outage.device.count('media'),
    steps: await outage.device.count('steps'),
  });
  return { ...outage, ...view, store, onAdded, left };
}

describe('a photo of the bike on its way', () => {
  it('is recorded, and nothing of it stays on the device', async () => {
    const { store, onAdded, server, left } = await photoUnderWay();
    store[0]?.finish();
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
    expect(server.recorded).toHaveLength(1);
    expect(await left()).toEqual({ media: 0, steps: 0 });
  });

  it('goes on when its page is left', async () => {
    const { store, unmount, server, left } = await photoUnderWay();
    unmount();
    store[0]?.finish();
    await waitFor(async () => expect(await left()).toEqual({ media: 0, steps: 0 }));
    expect(server.recorded).toHaveLength(1);
  });

  it('is given up by a press, its step with it', async () => {
    const { user, server, left } = await photoUnderWay();
    await user.click(screen.getByRole('button', { name: /^Annuler l’envoi/ }));
    await waitFor(async () => expect(await left()).toEqual({ media: 0, steps: 0 }));
    expect(server.recorded).toEqual([]);
  });

  it('is forgotten when it is refused: whoever chose it is told', async () => {
    const { store, left } = await photoUnderWay();
    store[0]?.fail(appError('MediaRefusedException', 'upload answered 403'));
    expect(await screen.findByText(/^Un problème est survenu durant l'ajout de la facture\/photo/)).toBeVisible();
    await waitFor(async () => expect(await left()).toEqual({ media: 0, steps: 0 }));
  });

  it('is sent from the page where the device has no room, which says so', async () => {
    const { store, onAdded } = await photoUnderWay({ hasRoom: false });
    expect(screen.getByText(/Cet appareil n’a plus de place/)).toBeVisible();
    store[0]?.finish();
    await waitFor(() => expect(onAdded).toHaveBeenCalledTimes(1));
  });
});
