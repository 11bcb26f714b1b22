import { establishmentRoutes } from '@alveole/contracts/establishment';
import type { Picture } from '@alveole/hex-code/detector';
import { createQueryClient } from '@alveole/query';
import { renderScreen } from '@alveole/testing/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { atCounter } from '../workbench.fixture.ts';
import { fakeCamera, playOnePixel } from './camera.fixture.ts';
import type { FakeCamera } from './camera.fixture.ts';
import { fileScanBy } from './file-scan.ts';
import { ScanButton } from './scan-button.tsx';
import type { ScanAnswer } from './scan-answer.ts';
import type { FilePort } from './code-reader.ts';

beforeAll(playOnePixel);

function port(sights: Partial<ScanAnswer>[]): FilePort {
  let listener: (event: { readonly data: ScanAnswer }) => void = () => undefined;
  return {
    postMessage: ({ frame, picture }) =>
      void Promise.resolve().then(() =>
        listener({ data: { frame, picture: picture as Picture, detections: [], took: 1, ...sights.shift() } }),
      ),
    addEventListener: ((type: string, heard: typeof listener) => {
      if (type === 'message') listener = heard;
    }) as FilePort['addEventListener'],
    terminate: () => undefined,
  };
}

interface Opening {
  readonly camera?: FakeCamera;
  readonly startWorker?: () => Promise<FilePort>;
}

async function open({ camera = fakeCamera(), startWorker }: Opening = {}) {
  const { api } = atCounter();
  const codes: string[] = [];
  /** What the next frames show. */
  const sights: Partial<ScanAnswer>[] = [];
  const scan = fileScanBy(startWorker ?? (async () => port(sights)));
  const page = renderScreen(
    <ScanButton api={api} scan={scan} cameras={camera.cameras} onCode={(code) => codes.push(code)} />,
  );
  await page.user.click(await screen.findByRole('button', { name: 'Scanner avec la caméra' }));
  return { ...camera, ...page, sights, codes };
}

describe('the scanner', () => {
  it('closes with the code of a file, and lets the camera go', async () => {
    const { sights, codes, stopped } = await open();
    expect(await screen.findByText('La caméra cherche un code.')).toBeInTheDocument();
    sights.push({ qrText: 'REP00042_10001' });
    await waitFor(() => expect(codes).toEqual(['REP00042_10001']));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(stopped()).toBe(1));
  });

  it('says that a code is of something else, and looks on', async () => {
    const { sights, codes } = await open();
    await screen.findByText('La caméra cherche un code.');
    sights.push({ qrText: 'https://exemple.fr' });
    expect(await screen.findByText('Ce code n’est pas celui d’un dossier.')).toBeInTheDocument();
    sights.push({ qrText: 'REP00042_10001' });
    await waitFor(() => expect(codes).toEqual(['REP00042_10001']));
  });

  it('gets its reader ready before the press, and keeps it for the next scan', async () => {
    const startWorker = jest.fn(async () => port([]));
    const { api } = atCounter();
    const { user } = renderScreen(
      <ScanButton api={api} scan={fileScanBy(startWorker)} cameras={fakeCamera().cameras} onCode={() => undefined} />,
    );
    await waitFor(() => expect(startWorker).toHaveBeenCalled());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    for (let scan = 0; scan < 2; scan += 1) {
      await user.click(await screen.findByRole('button', { name: 'Scanner avec la caméra' }));
      await screen.findByText('La caméra cherche un code.');
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    expect(startWorker).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['establishment', establishmentRoutes.readEntityCamera],
    ['programme', establishmentRoutes.readCameraSwitch],
  ])('is not offered where the %s does not want the camera, nor made ready', async (_who, forbids) => {
    const startWorker = jest.fn(async () => port([]));
    const { api } = atCounter();
    api.answer(forbids, { no_use_of_camera: true });
    const queryClient = createQueryClient(() => true);
    renderScreen(
      <ScanButton api={api} scan={fileScanBy(startWorker)} cameras={fakeCamera().cameras} onCode={() => undefined} />,
      { queryClient },
    );
    await waitFor(() => expect(queryClient.getQueryData(['camera-allowed'])).toBe(false));
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(startWorker).not.toHaveBeenCalled();
  });

  it('gets its reader ready while the camera is not there yet', async () => {
    const startWorker = jest.fn(async () => port([]));
    await open({ camera: fakeCamera({ failure: 'NotAllowedError' }), startWorker });
    await screen.findByText(/L’accès à la caméra est bloqué/);
    expect(startWorker).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['is blocked', 'NotAllowedError', /L’accès à la caméra est bloqué\. Autorisez-la/],
    ['is not there', 'NotFoundError', /Aucune caméra n’est disponible/],
  ])('says that the camera %s, and leads to typing', async (_state, failure, text) => {
    const { user } = await open({ camera: fakeCamera({ failure }) });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Saisir le code' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not blame the camera when the reader does not start', async () => {
    const { stopped } = await open({ startWorker: () => Promise.reject(new Error('its file does not load')) });
    expect(await screen.findByText('La lecture s’est arrêtée. Réessayez, ou saisissez le code.')).toBeInTheDocument();
    expect(stopped()).toBe(1);
  });

  it('lights the scene where the camera can', async () => {
    const { user, lights } = await open({ camera: fakeCamera({ hasTorch: true }) });
    await user.click(await screen.findByRole('button', { name: 'Éclairer' }));
    await user.click(await screen.findByRole('button', { name: 'Éteindre la lumière' }));
    expect(lights).toEqual([true, false]);
  });

  it('says that a light is off which the camera does not turn on', async () => {
    const { user, lights } = await open({ camera: fakeCamera({ hasTorch: true, refusesLight: true }) });
    await user.click(await screen.findByRole('button', { name: 'Éclairer' }));
    await user.click(await screen.findByRole('button', { name: 'Éclairer' }));
    expect(lights).toEqual([true, true]);
  });

  it('lets the camera go while the page is hidden, and takes it again afterwards with its light off', async () => {
    const { user, stopped } = await open({ camera: fakeCamera({ hasTorch: true }) });
    await screen.findByText('La caméra cherche un code.');
    await user.click(screen.getByRole('button', { name: 'Éclairer' }));
    await screen.findByRole('button', { name: 'Éteindre la lumière' });
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    act(() => hide(true));
    await waitFor(() => expect(stopped()).toBe(1));
    act(() => hide(false));
    expect(screen.queryByRole('button', { name: 'Éteindre la lumière' })).not.toBeInTheDocument();
    expect(await screen.findByText('La caméra cherche un code.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Éclairer' })).toBeInTheDocument();
  });
});
