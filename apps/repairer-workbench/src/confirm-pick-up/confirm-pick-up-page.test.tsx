import { appError, isAppError } from '@alveole/contracts';
import { pickUpRoutes } from '@alveole/contracts/pick-up';
import { repairRoutes } from '@alveole/contracts/repair';
import type { AppError } from '@alveole/contracts';
import type { RepairFile } from '@alveole/contracts/repair';
import { photoAgeMs, RepairKind, RepairStatus } from '@alveole/domain';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseFile } from '../exchange-media/choose-file.fixture.ts';
import { resizePhoto } from '@alveole/shared-screens/chosen-files';
import { sendUnkept } from '../exchange-media/send-media.ts';
import {
  atCounter,
  invoiced,
  jpeg,
  opened,
  operated,
  photographed,
  readyForCode,
  sentJpeg,
  wireJpeg,
} from '../workbench.fixture.ts';
import { renderFinalisation } from './confirm-pick-up.fixture.tsx';

jest.mock('../exchange-media/send-media.ts', () => ({ sendUnkept: jest.fn() }));
jest.mock('@alveole/shared-screens/chosen-files', () => ({
  ...jest.requireActual<object>('@alveole/shared-screens/chosen-files'),
  resizePhoto: jest.fn(),
}));

const { readOwnRepair, operateRepair } = repairRoutes;
const { readSmsSwitch } = pickUpRoutes;
const withoutPhoto = (): RepairFile => buildRepairFile({ missing: ['PHO', 'VAL'], history: [opened, invoiced] });
const sent = {
  sent: 1,
  last_sent_at: '2026-03-02T10:06:00.000Z',
  delivery: 'delivered',
  delivered_at: '2026-03-02T10:06:00.000Z',
} as const;

function open(file: RepairFile | AppError = readyForCode(), { isSmsOff = false } = {}) {
  const props = atCounter();
  props.api
    .answer(readOwnRepair, isAppError(file) ? () => Promise.reject(file) : file)
    .answer(operateRepair, operated())
    .answer(readSmsSwitch, { disable_sms: isSmsOff ? 'yes' : 'no' });
  return { props, ...renderFinalisation(props) };
}

async function choosePhoto(user: UserEvent, photo: File) {
  await screen.findByRole('region', { name: 'Photo du vélo' });
  await chooseFile(user, photo);
}

beforeEach(() => {
  jest.mocked(sendUnkept).mockReset().mockResolvedValue(sentJpeg);
  jest
    .mocked(resizePhoto)
    .mockReset()
    .mockImplementation(async (photo) => photo);
});

describe('the finalisation of a repair', () => {
  it('shows « Photo du vélo » once on the card that asks for the photo', async () => {
    open(withoutPhoto());
    const card = await screen.findByRole('region', { name: 'Photo du vélo' });
    const titles = within(card).getAllByText('Photo du vélo');
    expect(titles.filter(({ classList }) => !classList.contains('visually-hidden'))).toHaveLength(1);
  });

  it('shows the invoice that counts, and none that it replaced, nor the aid twice', async () => {
    const former = { ...invoiced, operation_id: 'former', operation_date: '2026-03-02 09:40:00' };
    open(readyForCode({ history: [opened, former, invoiced, photographed] }));
    expect(await screen.findByText(/^Déposée le/)).toBeInTheDocument();
    expect(screen.queryByText(/remplacée/)).not.toBeInTheDocument();
    expect(screen.getByText('Aide déduite')).toBeInTheDocument();
    expect(screen.queryByText('Aide à vous verser')).not.toBeInTheDocument();
  });

  it('asks first for the photo, and for no code before it', async () => {
    open(withoutPhoto());
    expect(await screen.findByRole('region', { name: 'Photo du vélo' })).toBeInTheDocument();
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent('Photo');
    expect(screen.getByRole('button', { name: 'Valider la réparation' })).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Envoyer le code par SMS' })).not.toBeInTheDocument();
  });

  it('says what the client pays before anything that is to be done, and in the bar that sticks on a phone', async () => {
    open();
    const [sum, inBar] = await screen.findAllByText(/^À payer par le client/, { selector: 'p' });
    expect(screen.getByRole('button', { name: 'Valider la réparation' }).parentElement).toContainElement(inBar!);
    const steps = screen.getByRole('navigation', { name: 'Étapes du dossier' });
    expect(sum!.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('records the photo, then offers the code', async () => {
    const { user, props } = open(withoutPhoto());
    await screen.findByRole('region', { name: 'Photo du vélo' });
    props.api.answer(readOwnRepair, readyForCode());
    await choosePhoto(user, jpeg());
    const sendCode = await screen.findByRole('button', { name: 'Envoyer le code par SMS' });
    expect(sendCode).toBeEnabled();
    // What was focused, the choice of the photo, is gone.
    expect(sendCode).toHaveFocus();
    expect(props.api.callsOf(operateRepair)[0]?.body.repair_data).toEqual({
      operation_code: 'PHO',
      operation_data: wireJpeg,
    });
  });

  it('refuses a photo of more than 24 hours', async () => {
    const { user } = open(withoutPhoto());
    await choosePhoto(user, jpeg({ lastModified: Date.now() - photoAgeMs - 60_000 }));
    expect(await screen.findByText('Merci de sélectionner une photo plus récente')).toBeInTheDocument();
    expect(sendUnkept).not.toHaveBeenCalled();
    // What to do is the first button of the page.
    expect(await screen.findByRole('button', { name: 'Choisir une autre photo' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Valider la réparation' })).not.toBeInTheDocument();
  });

  it('says that a photo could not be added', async () => {
    jest.mocked(resizePhoto).mockRejectedValue(new Error('not an image'));
    const { user } = open(withoutPhoto());
    await choosePhoto(user, jpeg());
    expect(
      await screen.findByText("Un problème est survenu durant l'ajout de la facture/photo, veuillez réessayer"),
    ).toBeInTheDocument();
  });

  it('sends one message at a time, to the masked number', async () => {
    const { user, props } = open();
    expect(await screen.findByText(/au 06\s••\s••\s••\s01\./)).toBeInTheDocument();
    props.api.answer(readOwnRepair, readyForCode({ sms: sent }));
    await user.click(screen.getByRole('button', { name: 'Envoyer le code par SMS' }));
    expect(await screen.findByRole('button', { name: /^Renvoyer le code \(dans \d+\ss\)$/ })).toBeDisabled();
    expect(screen.getByText(/SMS remis le 02\/03 à\s11h06/)).toBeInTheDocument();
    expect(props.api.callsOf(operateRepair).map(({ body }) => body.repair_data.operation_code)).toEqual(['SMS']);
  });

  it('closes the repair with the code that the person tells, then shows the end without a notice over its title', async () => {
    const { user, props, address } = open(readyForCode({ sms: sent }));
    const button = await screen.findByRole('button', { name: 'Valider la réparation' });
    expect(button).toHaveAccessibleDescription('Veuillez vérifier le code reçu par sms');
    await user.type(screen.getByRole('textbox', { name: 'Code à 6 chiffres' }), '407123');
    props.api.answer(operateRepair, operated({ status: RepairStatus.toReview }));
    await user.click(button);
    await waitFor(() => expect(address()).toBe('/admin/livraison/finalisation/repair-1/fin'));
    expect(props.api.callsOf(operateRepair)[0]?.body).toMatchObject({
      repair_data: { operation_code: 'VAL', operation_data: { code: '407123' } },
    });
    expect(props.notices).toEqual([]);
  });

  it('says under the field that the code is wrong', async () => {
    const { user, props } = open(readyForCode({ sms: sent }));
    props.api.answer(operateRepair, () => Promise.reject(appError('BadCodeException', 'Bad code.')));
    const field = await screen.findByRole('textbox', { name: 'Code à 6 chiffres' });
    await user.type(field, '000001');
    await user.click(screen.getByRole('button', { name: 'Valider la réparation' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/Le code SMS saisi est invalide/));
  });

  it.each([
    [
      appError('RepairVersionMismatchException', 'x'),
      'Le dossier de réparation a été modifié par un autre utilisateur',
    ],
    [appError('BikeAlreadyClaimedException', 'x'), 'Ce vélo a déjà bénéficié du programme de réparation'],
  ])('says why the repair is not closed ($code)', async (failure, text) => {
    const { user, props } = open(readyForCode({ sms: sent }));
    props.api.answer(operateRepair, () => Promise.reject(failure));
    await user.type(await screen.findByRole('textbox', { name: 'Code à 6 chiffres' }), '407123');
    await user.click(screen.getByRole('button', { name: 'Valider la réparation' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('says that the message could not go', async () => {
    const { user, props } = open();
    props.api.answer(operateRepair, () =>
      Promise.reject(appError('NotAuthorizedException', 'No SMS can be sent for this repair.')),
    );
    await user.click(await screen.findByRole('button', { name: 'Envoyer le code par SMS' }));
    expect(
      await screen.findByText('Un problème est survenu, veuillez vérifier le numéro de téléphone'),
    ).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Envoyer le code par SMS' })).toBeEnabled();
  });

  it('asks for no code while the programme has switched them off', async () => {
    const { user, props } = open(readyForCode(), { isSmsOff: true });
    const button = await screen.findByRole('button', { name: 'Valider la réparation' });
    await waitFor(() => expect(button).toBeEnabled());
    expect(screen.queryByRole('button', { name: 'Envoyer le code par SMS' })).not.toBeInTheDocument();
    await user.click(button);
    await waitFor(() =>
      expect(props.api.callsOf(operateRepair)[0]?.body.repair_data).toEqual({
        operation_code: 'VAL',
        operation_data: { code: '000000' },
      }),
    );
  });

  it.each([
    ['only its invoice is missing', { missing: ['FAC'] }, '/admin/reparation/livraison/repair-1'],
    ['nothing is missing', { status: RepairStatus.toReview, missing: [] }, '/admin/reparation/livraison'],
    ['it was given up', { status: RepairStatus.abandoned, missing: ['VAL'] }, '/admin/reparation/livraison/repair-1'],
  ] as const)('leads elsewhere when %s', async (_why, changes, path) => {
    const { address } = open(buildRepairFile({ ...changes, missing: [...changes.missing] }));
    await waitFor(() => expect(address()).toBe(path));
  });
});

it('starts at the code for a session, and leads to the end', async () => {
  const { user, props, address } = open(
    readyForCode({ gender: RepairKind.session, repair_rozo_id: 'VEL00042_10001', sms: sent }),
  );
  expect(await screen.findByRole('listitem', { current: 'step' })).toHaveTextContent('Code SMS');
  expect(screen.queryByRole('region', { name: 'Photo du vélo' })).not.toBeInTheDocument();
  props.api.answer(operateRepair, operated({ status: RepairStatus.toReview, repair_rozo_id: 'VEL00042_10001' }));
  await user.type(screen.getByRole('textbox', { name: 'Code à 6 chiffres' }), '407123');
  await user.click(screen.getByRole('button', { name: 'Valider la séance' }));
  await waitFor(() => expect(address()).toBe('/admin/livraison/finalisation/repair-1/fin'));
});

it('of a code or a typed address that leads to no file says what to check, and leads back to the scanner', async () => {
  open(appError('RepairNotFoundException', 'x'));
  expect(await screen.findByText('Le O°code scanné ou le code saisi est incorrect')).toBeInTheDocument();
  expect(screen.getByText(/^Vérifiez l’adresse si vous l’avez saisie/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Scanner ou saisir à nouveau' })).toHaveAttribute(
    'href',
    '/admin/close_repair',
  );
});
