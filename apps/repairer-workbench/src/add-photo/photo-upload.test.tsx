import { establishmentRoutes } from '@alveole/contracts/establishment';
import { repairViewOf } from '@alveole/contracts/repair';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { atCounter, readyForCode } from '../workbench.fixture.ts';
import { PhotoUpload } from './photo-upload.tsx';

const { readEntityCamera, readCameraSwitch } = establishmentRoutes;

function open(own: boolean, all: boolean) {
  const { api } = atCounter();
  api.answer(readEntityCamera, { no_use_of_camera: own }).answer(readCameraSwitch, { no_use_of_camera: all });
  renderScreen(<PhotoUpload api={api} file={repairViewOf(readyForCode())} />);
  return api;
}
const camera = () => screen.queryByRole('button', { name: /Prendre une photo/ });

describe('the camera at the counter', () => {
  it('is offered where nobody took it away', async () => {
    open(false, false);
    await waitFor(() => expect(camera()).toBeInTheDocument());
  });

  it.each([
    [true, false],
    [false, true],
  ])('is not offered once the establishment (%s) or the programme (%s) took it away', async (own, all) => {
    const api = open(own, all);
    await waitFor(() => expect(api.callsOf(readCameraSwitch)).toHaveLength(1));
    expect(await screen.findByRole('button', { name: /Choisir un fichier/ })).toBeInTheDocument();
    expect(camera()).not.toBeInTheDocument();
  });
});
