import { appError } from '@alveole/contracts';
import { mediaRoutes } from '@alveole/contracts/media';
import { repairRoutes } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { givePictureMaker } from '@alveole/testing/browser';
import { buildJpeg } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import { completeRepair } from '../desk.fixture.ts';
import { button, inDialog, openReview } from '../review-repair/open-review.fixture.tsx';

const { readMediaPrefix, readMediaPutUrl } = mediaRoutes;
const { operateRepairAsStaff } = repairRoutes;
const hash = 'a'.repeat(64);
const id = '0f8fad5b-d9cb-469f-a165-70867728950e';

jest.mock('@alveole/api-client', () => ({
  ...jest.requireActual<object>('@alveole/api-client'),
  uploadFile: jest.fn(() => Promise.resolve()),
  sha256Hex: () => Promise.resolve('a'.repeat(64)),
}));

const pdf = new File(['%PDF-1.4'], 'facture.pdf', { type: 'application/pdf' });
const jpeg = new File([buildJpeg()], 'velo.jpg', { type: 'image/jpeg' });
const media = (extension: string) => ({
  media_url: `entity-1/${id}${extension}`,
  media_hash: hash,
  type_file: extension,
});
const waiting = (changes = {}) =>
  completeRepair({
    status: RepairStatus.incomplete,
    missing: ['FAC', 'PHO', 'VAL'],
    history: [],
    repair_amounts: {},
    ...changes,
  });

beforeEach(() => void givePictureMaker());

function open(...given: Parameters<typeof openReview>) {
  Object.assign(crypto, { randomUUID: () => id });
  const page = openReview(...given);
  page.props.api
    .answer(readMediaPrefix, { media_url_prefix: 'entity-1/' })
    .answer(readMediaPutUrl, { url: 'https://store.exemple.fr/put' });
  const choose = async (file: File) => {
    const dialog = await screen.findByRole('dialog');
    await page.user.upload(dialog.querySelector('input[type=file]') as HTMLInputElement, file);
    await within(dialog).findByText(/^Prêt à joindre/);
  };
  return { ...page, choose };
}

beforeEach(() => sessionStorage.clear());

describe('an invoice that changes what the beneficiary confirmed', () => {
  const changed = (changes = {}) =>
    completeRepair({ confirmed_amounts: { amount_net: 10, amount_to_refund: 10 }, ...changes });

  it('goes with the reason of who changes it', async () => {
    const { user, operations, choose } = open(changed());
    await user.click(await button('Ajouter une facture'));
    const dialog = await inDialog('Ajouter une facture');
    await user.type(dialog.getByRole('textbox', { name: /Montant de la facture/ }), '125');
    await user.tab();
    expect(dialog.getByText(/^Le client a confirmé 10,00\s€ hors taxes\.$/)).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /Pourquoi ce montant/ }), 'Lu sur la facture papier');
    await choose(pdf);
    await user.click(dialog.getByRole('button', { name: 'Ajouter la facture' }));
    await waitFor(() => expect(operations()).toHaveLength(1));
    expect(operations()[0]).toMatchObject({
      operation_code: 'FAC',
      operation_data: { amount_net: 125, operation_comment: 'Lu sur la facture papier' },
    });
  });

  it('is not validated before it is confirmed, and staff confirms it with a comment', async () => {
    const { user, operations } = open(changed({ confirmation_due: true, missing: ['VAL'] }));
    expect(await button('Valider pour remboursement')).toBeDisabled();
    expect(screen.getByText(/La facture a changé depuis la confirmation du client/)).toBeInTheDocument();
    await user.click(await button('Confirmer le montant à la place du client'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox'), 'Le client a rappelé');
    await user.click(dialog.getAllByRole('button').at(-1)!);
    await waitFor(() => expect(operations()).toHaveLength(1));
    expect(operations()[0]).toMatchObject({
      operation_code: 'VAL',
      operation_data: { operation_comment: 'Le client a rappelé' },
    });
  });
});

describe('in the repairer’s place', () => {
  it('the amount of an invoice is asked for without « hors taxes » where the shop charges no VAT', async () => {
    const { user } = open(waiting({ taux_tva: '293B' }));
    await user.click(await button('Ajouter une facture'));
    const dialog = await inDialog('Ajouter une facture');
    expect(dialog.getByRole('textbox', { name: 'Montant de la facture' })).toBeInTheDocument();
  });

  it('an invoice goes with its amount, once both are there, below the establishment of the file', async () => {
    const { user, props, operations, choose } = open(waiting());
    await user.click(await button('Ajouter une facture'));
    const dialog = await inDialog('Ajouter une facture');
    const send = () => user.click(dialog.getByRole('button', { name: 'Ajouter la facture' }));
    await send();
    expect(operations()).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /Montant de la facture/ }), '125');
    await user.tab();
    expect(dialog.getByText('Prime éligible : 50,00 €')).toBeInTheDocument();
    await choose(pdf);
    await send();
    await waitFor(() =>
      expect(operations()).toEqual([{ operation_code: 'FAC', operation_data: { ...media('.pdf'), amount_net: 125 } }]),
    );
    expect(props.api.callsOf(readMediaPrefix)[0]?.query).toEqual({ entity_id: 'entity-1' });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('the invoice of a session tells its persons', async () => {
    const { user, operations, choose } = open(waiting({ gender: 1, missing: ['FACVE', 'VAL'] }));
    await user.click(await button('Ajouter une facture'));
    const dialog = await inDialog('Ajouter une facture');
    await user.click(dialog.getByRole('radio', { name: /2 personnes/ }));
    await choose(pdf);
    await user.click(dialog.getByRole('button', { name: 'Ajouter la facture' }));
    await waitFor(() =>
      expect(operations()).toEqual([{ operation_code: 'FACVE', operation_data: { ...media('.pdf'), amount_id: 2 } }]),
    );
    expect(screen.queryByRole('button', { name: 'Ajouter une photo' })).not.toBeInTheDocument();
  });

  it('a photo goes once it is chosen', async () => {
    const { user, operations, choose } = open(waiting());
    await user.click(await button('Ajouter une photo'));
    const dialog = await inDialog('Ajouter une photo');
    await user.click(dialog.getByRole('button', { name: 'Ajouter la photo' }));
    expect(dialog.getAllByText('Choisissez une photo.')).not.toHaveLength(0);
    await choose(jpeg);
    await user.click(dialog.getByRole('button', { name: 'Ajouter la photo' }));
    await waitFor(() => expect(operations()).toEqual([{ operation_code: 'PHO', operation_data: media('.jpg') }]));
  });

  it('the bike is corrected with what is typed, and a missing number is said at its field', async () => {
    const { user, operations } = open(waiting({ bike: { brand: 'Gitane', serial: 'GT-77', comment: 'rouge' } }));
    await user.click(await button('Corriger le vélo'));
    const dialog = await inDialog('Corriger le vélo');
    const serial = dialog.getByRole('textbox', { name: 'Numéro du vélo' });
    await user.clear(serial);
    const save = () => user.click(dialog.getByRole('button', { name: 'Enregistrer le vélo' }));
    await save();
    expect(dialog.getAllByText(/Saisir le numero de marquage/)).not.toHaveLength(0);
    expect(operations()).toEqual([]);
    await user.type(serial, 'GT-78');
    await save();
    await waitFor(() =>
      expect(operations()).toEqual([
        {
          operation_code: 'VELO',
          operation_data: {
            repair_bike_brand: 'Gitane',
            repair_bike_serial: 'GT-78',
            repair_bike_comment: 'rouge',
          },
        },
      ]),
    );
  });

  it('the code goes by SMS after a question, and what forbids it stands there', async () => {
    const { user, props, operations } = open(waiting());
    props.api.answer(operateRepairAsStaff, () => {
      throw appError('TooManyRequestsException', 'A code was just sent to this number.');
    });
    await user.click(await button('Envoyer le code par SMS'));
    const dialog = within(await screen.findByRole('alertdialog', { name: /Envoyer le code au bénéficiaire/ }));
    expect(dialog.getByText(/06 39 98 00 01/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Envoyer le SMS' }));
    expect(await dialog.findByText(/Patientez un instant/)).toBeInTheDocument();
    props.api.answer(operateRepairAsStaff, { row_hash: 'b'.repeat(32), repair_rozo_id: 'REP00042_10001', status: 0 });
    await user.click(dialog.getByRole('button', { name: 'Envoyer le SMS' }));
    await waitFor(() => expect(operations().at(-1)).toEqual({ operation_code: 'SMS', operation_data: {} }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('the code that the beneficiary tells finalises the file; a wrong one is said there', async () => {
    const { user, props, operations } = open(waiting({ missing: ['VAL'], sms: { sent: 1 } }));
    await user.click(await button('Saisir le code du bénéficiaire'));
    const dialog = await inDialog('Saisir le code du bénéficiaire');
    const send = () => user.click(dialog.getByRole('button', { name: 'Finaliser avec ce code' }));
    await user.type(dialog.getByRole('textbox', { name: 'Code reçu par SMS' }), '12345');
    await send();
    expect(dialog.getByText('Veuillez vérifier le code reçu par sms')).toBeInTheDocument();
    expect(operations()).toEqual([]);
    props.api.answer(operateRepairAsStaff, () => {
      throw appError('BadCodeException', 'Wrong code.');
    });
    await user.type(dialog.getByRole('textbox', { name: 'Code reçu par SMS' }), '6');
    await send();
    expect(await dialog.findByText('Le code SMS saisi est invalide')).toBeInTheDocument();
    props.api.answer(operateRepairAsStaff, { row_hash: 'b'.repeat(32), repair_rozo_id: 'REP00042_10001', status: 1 });
    await send();
    await waitFor(() =>
      expect(operations().at(-1)).toEqual({ operation_code: 'VAL', operation_data: { code: '123456' } }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('asks for no code that went out before the invoice changed, and says to send another one', async () => {
    const [invoiced] = completeRepair().history.filter(({ operation_code }) => operation_code === 'FAC');
    const invoice = (amount_net: number) => ({
      ...invoiced!,
      operation_id: `invoice-${amount_net}`,
      operation_data: { amount_net, amount_to_refund: 10 },
    });
    const sent = { ...invoiced!, operation_id: 'sending', operation_code: 'SMS' as const, operation_data: {} };
    open(waiting({ missing: ['VAL'], sms: { sent: 1 }, history: [invoice(80), sent, invoice(40)] }));
    await button('Envoyer le code par SMS');
    expect(screen.getByText(/^La facture a changé depuis l’envoi du dernier code/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Saisir le code du bénéficiaire' })).not.toBeInTheDocument();
  });

  it('no code is asked for before one was sent', async () => {
    open(waiting({ missing: ['VAL'] }));
    await button('Envoyer le code par SMS');
    expect(screen.queryByRole('button', { name: 'Saisir le code du bénéficiaire' })).not.toBeInTheDocument();
  });

  it.each([
    [RepairStatus.complementAsked, false, false],
    [RepairStatus.toReview, true, false],
    [RepairStatus.incomplete, true, true],
    [RepairStatus.refunded, false, false],
  ])('at %s: evidence %s, SMS %s', async (status, evidence, sms) => {
    open(waiting({ status }));
    await screen.findByRole('heading', { level: 1 });
    const stands = (name: string) => screen.queryByRole('button', { name }) !== null;
    expect([stands('Ajouter une facture'), stands('Ajouter une photo'), stands('Envoyer le code par SMS')]).toEqual([
      evidence,
      evidence,
      sms,
    ]);
  });
});
