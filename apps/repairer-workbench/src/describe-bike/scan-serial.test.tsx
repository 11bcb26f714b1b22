import { establishmentRoutes } from '@alveole/contracts/establishment';
import { createQueryClient } from '@alveole/query';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { blankReception } from '../keep-draft/reception-draft.ts';
import type { ReceptionForm } from '../keep-draft/reception-draft.ts';
import { fakeCamera, playOnePixel } from '../scan-code/camera.fixture.ts';
import type { FakeCamera } from '../scan-code/camera.fixture.ts';
import { atCounter } from '../workbench.fixture.ts';
import { BikeFields } from './bike-fields.tsx';

const { readEntityCamera, readCameraSwitch } = establishmentRoutes;

/** What the browser sees in the next frames; jsdom has neither pictures nor a detector. */
let sights: { readonly format: string; readonly rawValue: string }[] = [];
const formats = ['code_128', 'code_39', 'ean_13'];
const boundingBox = { x: 0, y: 0, width: 1, height: 1 };
class SeeingBrowser {
  static getSupportedFormats = async () => formats;
  detect = async () => sights.splice(0, 1).map((sight) => ({ ...sight, boundingBox }));
}

beforeAll(() => {
  playOnePixel();
  Object.assign(globalThis, { ImageData: class {}, BarcodeDetector: SeeingBrowser });
});

beforeEach(() => {
  sights = [];
});

function Bike({ api }: Pick<ReturnType<typeof atCounter>, 'api'>) {
  const { control } = useForm<ReceptionForm>({ defaultValues: blankReception().form });
  return <BikeFields api={api} control={control} />;
}

/** The bike's form on a device with this camera. */
function describeBike({ camera = fakeCamera(), own = false, all = false } = {}) {
  Object.defineProperty(navigator, 'mediaDevices', { value: camera.cameras, configurable: true });
  const { api } = atCounter();
  api.answer(readEntityCamera, { no_use_of_camera: own }).answer(readCameraSwitch, { no_use_of_camera: all });
  const queryClient = createQueryClient(() => true);
  return { queryClient, ...camera, ...renderScreen(<Bike api={api} />, { queryClient }) };
}

async function scan(camera?: FakeCamera) {
  const page = describeBike(camera && { camera });
  await page.user.click(await screen.findByRole('button', { name: 'Scanner le numéro' }));
  return page;
}

const serial = () => screen.getByRole('textbox', { name: 'Numéro du vélo' });

describe('the number of a bike before the camera', () => {
  it('is written into its field, which has the focus, and is said', async () => {
    const { stopped } = await scan();
    expect(await screen.findByText('La caméra cherche un code-barres.')).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Scanner le numéro du vélo' })).toBeInTheDocument();
    const sight = { format: 'code_128', rawValue: ' wsbc602123456k ' };
    sights.push(sight, sight);
    await waitFor(() => expect(serial()).toHaveValue('WSBC602123456K'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(serial()).toHaveFocus());
    expect(screen.getByRole('status')).toHaveTextContent('Numéro lu : WSBC602123456K. Vérifiez-le.');
    expect(stopped()).toBe(1);
  });

  it('takes the place of what was typed', async () => {
    const { user } = describeBike();
    await user.type(serial(), 'WSBC6O2');
    await user.click(await screen.findByRole('button', { name: 'Scanner le numéro' }));
    const sight = { format: 'code_39', rawValue: 'AL-4071' };
    sights.push(sight, sight);
    await waitFor(() => expect(serial()).toHaveValue('AL-4071'));
  });

  it('is not the number of an article, and is looked for further', async () => {
    await scan();
    const article = { format: 'ean_13', rawValue: '4006381333931' };
    sights.push(article, article);
    expect(await screen.findByText('Ce code-barres n’est pas le numéro d’un vélo.')).toBeInTheDocument();
    const sight = { format: 'code_128', rawValue: 'VK7F0921' };
    sights.push(sight, sight);
    await waitFor(() => expect(serial()).toHaveValue('VK7F0921'));
  });

  it.each([
    ['is blocked', 'NotAllowedError', /L’accès à la caméra est bloqué\. Autorisez-la.*saisissez le numéro/],
    ['is not there', 'NotFoundError', /Aucune caméra n’est disponible.*Saisissez le numéro/],
  ])('is typed where the camera %s', async (_state, failure, text) => {
    const { user } = await scan(fakeCamera({ failure }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Saisir le numéro' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await waitFor(() => expect(serial()).toHaveFocus());
  });

  it('is typed where reading stops', async () => {
    await scan();
    await screen.findByText('La caméra cherche un code-barres.');
    sights = undefined as never;
    expect(await screen.findByText('La lecture s’est arrêtée. Réessayez, ou saisissez le numéro.')).toBeInTheDocument();
  });

  it.each([
    [true, false],
    [false, true],
  ])('is only typed once the establishment (%s) or the programme (%s) took the camera away', async (own, all) => {
    const { queryClient } = describeBike({ own, all });
    await waitFor(() => expect(queryClient.getQueryData(['camera-allowed'])).toBe(false));
    expect(serial()).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Scanner le numéro' })).not.toBeInTheDocument();
  });

  it('gives the focus back to its button when the dialog is closed', async () => {
    const { user } = await scan();
    await screen.findByText('La caméra cherche un code-barres.');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Scanner le numéro' })).toHaveFocus());
    expect(serial()).toHaveValue('');
  });
});
