import { renderScreen } from '@alveole/testing/browser';
import { act, screen, waitFor } from '@testing-library/react';
import { atCounter } from '../workbench.fixture.ts';
import { ScanButton } from './scan-button.tsx';
import type { ScanAnswer } from './scan-answer.ts';
import type { ScanDevices, ScanPort } from './use-scan.ts';

/** jsdom draws and plays nothing: a picture of one pixel stands for every frame. */
beforeAll(() => {
  const one = { data: new Uint8ClampedArray(4) };
  Object.defineProperty(HTMLVideoElement.prototype, 'videoWidth', { get: () => 1 });
  Object.defineProperty(HTMLVideoElement.prototype, 'videoHeight', { get: () => 1 });
  HTMLVideoElement.prototype.play = async () => undefined;
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: () => undefined,
    getImageData: () => one,
  })) as never;
});

interface Bench {
  /** What the next frames show. */
  readonly sights: Partial<ScanAnswer>[];
  readonly lights: boolean[];
  readonly stopped: () => number;
  readonly devices: ScanDevices;
}

function bench({ hasTorch = false, failure }: { hasTorch?: boolean; failure?: string } = {}): Bench {
  const sights: Partial<ScanAnswer>[] = [];
  const lights: boolean[] = [];
  let stops = 0;
  const track = {
    stop: () => (stops += 1),
    getCapabilities: () => ({ torch: hasTorch }),
    applyConstraints: async ({ advanced: [{ torch }] }: { advanced: [{ torch: boolean }] }) => void lights.push(torch),
  };
  const getUserMedia = async () => {
    if (failure) throw new DOMException('no', failure);
    return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream;
  };
  return {
    sights,
    lights,
    stopped: () => stops,
    devices: { media: { getUserMedia }, startWorker: async () => port(sights) },
  };
}

function port(sights: Partial<ScanAnswer>[]): ScanPort {
  let listener: (event: { readonly data: ScanAnswer }) => void = () => undefined;
  return {
    postMessage: ({ frame, picture }) =>
      void Promise.resolve().then(() =>
        listener({ data: { frame, picture, detections: [], took: 1, ...sights.shift() } }),
      ),
    addEventListener: ((type: string, heard: typeof listener) => {
      if (type === 'message') listener = heard;
    }) as ScanPort['addEventListener'],
    terminate: () => undefined,
  };
}

async function open(own = bench()) {
  const { api } = atCounter();
  const codes: string[] = [];
  const page = renderScreen(<ScanButton api={api} devices={own.devices} onCode={(code) => codes.push(code)} />);
  await page.user.click(await screen.findByRole('button', { name: 'Scanner avec la caméra' }));
  return { ...own, ...page, codes };
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
    sights.push({ qrText: 'https://exemple.fr' });
    expect(await screen.findByText('Ce code n’est pas celui d’un dossier.')).toBeInTheDocument();
    sights.push({ qrText: 'REP00042_10001' });
    await waitFor(() => expect(codes).toEqual(['REP00042_10001']));
  });

  it.each([
    ['is blocked', 'NotAllowedError', /L’accès à la caméra est bloqué\. Autorisez-la/],
    ['is not there', 'NotFoundError', /Aucune caméra n’est disponible/],
  ])('says that the camera %s, and leads to typing', async (_state, failure, text) => {
    const { user } = await open(bench({ failure }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Réessayer' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Saisir le code' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('does not blame the camera when the reader does not start', async () => {
    const own = bench();
    const startWorker = () => Promise.reject(new Error('its file does not load'));
    const { stopped } = await open({ ...own, devices: { ...own.devices, startWorker } });
    expect(await screen.findByText('La lecture s’est arrêtée. Réessayez, ou saisissez le code.')).toBeInTheDocument();
    expect(stopped()).toBe(1);
  });

  it('lights the scene where the camera can', async () => {
    const { user, lights } = await open(bench({ hasTorch: true }));
    await user.click(await screen.findByRole('button', { name: 'Éclairer' }));
    await user.click(await screen.findByRole('button', { name: 'Éteindre la lumière' }));
    expect(lights).toEqual([true, false]);
  });

  it('lets the camera go while the page is hidden, and takes it again afterwards', async () => {
    const { stopped } = await open();
    await screen.findByText('La caméra cherche un code.');
    const hide = (hidden: boolean) => {
      Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    };
    act(() => hide(true));
    await waitFor(() => expect(stopped()).toBe(1));
    act(() => hide(false));
    expect(await screen.findByText('La caméra cherche un code.')).toBeInTheDocument();
  });
});
