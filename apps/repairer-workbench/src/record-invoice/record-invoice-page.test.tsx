import { appError, isAppError } from '@alveole/contracts';
import { mediaRoutes } from '@alveole/contracts/media';
import { repairRoutes } from '@alveole/contracts/repair';
import type { AppError } from '@alveole/contracts';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseFile } from '../exchange-media/choose-file.fixture.ts';
import { sendMedia } from '../exchange-media/send-media.ts';
import { atCounter, invoiced, opened, operated, pdf, sentPdf, wirePdf } from '../workbench.fixture.ts';
import { RecordInvoicePage } from './record-invoice-page.tsx';
import { replaceInvoice, sendButton, sendInvoice } from './send-invoice.fixture.ts';

jest.mock('../exchange-media/send-media.ts', () => ({ sendMedia: jest.fn() }));
// jsdom makes no addresses of files.
URL.createObjectURL = () => 'blob:facture';
URL.revokeObjectURL = () => undefined;

const { readOwnRepair, operateRepair } = repairRoutes;

function open(file: RepairFile | AppError = buildRepairFile(), at = '/admin/seances/liste/repair-1') {
  const props = atCounter();
  props.api
    .answer(readOwnRepair, () => (isAppError(file) ? Promise.reject(file) : file))
    .answer(operateRepair, operated());
  const screenPart = (
    <Routes>
      <Route path="/admin/seances/liste/:id" element={<RecordInvoicePage {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { props, ...renderScreen(screenPart, { at }) };
}

async function fill(user: UserEvent, amount = '125') {
  const field = await screen.findByRole('textbox', { name: 'Montant de la facture hors taxes' });
  await user.clear(field);
  await user.type(field, amount);
  await chooseFile(user, pdf());
}

const phone = (isPhone: boolean): void => {
  window.matchMedia = (media) =>
    ({ matches: isPhone, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
};

beforeEach(() => {
  sessionStorage.clear();
  phone(false);
  jest.mocked(sendMedia).mockReset().mockResolvedValue(sentPdf);
});

describe('the invoice of a repair', () => {
  it('cannot be sent before there are an amount and a file: what comes first is said as no fault before something is typed', async () => {
    const { user } = open();
    const button = await screen.findByRole('button', { name: 'Envoyer la facture' });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Saisissez d’abord le montant de la facture.');
    await user.type(screen.getByRole('textbox'), '0');
    expect(button).toHaveAccessibleDescription('Veuillez saisir un montant supérieur à 0€');
    await user.type(screen.getByRole('textbox'), ',5');
    expect(button).toHaveAccessibleDescription('Joignez la facture.');
    await chooseFile(user, pdf());
    await waitFor(() => expect(button).toBeEnabled());
    for (const typed of ['12345678901', '12345678,90']) {
      await user.clear(screen.getByRole('textbox'));
      await user.type(screen.getByRole('textbox'), typed);
      expect(screen.getByRole('textbox')).toHaveAccessibleDescription(/dix caractères au plus/);
      expect(button).toHaveAccessibleDescription('Veuillez saisir un montant de dix caractères au plus');
    }
  });

  it('sends the first invoice by one press, and shows title, code and the way on at a desk', async () => {
    const { user, props, address } = open();
    await fill(user);
    await waitFor(() => expect(sendButton()).toBeEnabled());
    props.api.answer(readOwnRepair, buildRepairFile({ missing: ['PHO', 'VAL'], history: [opened, invoiced] }));
    await sendInvoice(user);
    expect(await screen.findByRole('img', { name: 'QR code du dossier REP00042_10001' })).toHaveAttribute(
      'width',
      '140',
    );
    expect(screen.getByText('10001')).toBeInTheDocument();
    // What was focused, the form, is gone.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Facture déposée' })).toHaveFocus());
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('Finaliser le dossier');
    expect(address()).toBe('/admin/seances/liste/repair-1');
    expect(props.api.callsOf(operateRepair)[0]?.body.repair_data).toEqual({
      operation_code: 'FAC',
      operation_data: { ...wirePdf, amount_net: 125, announced_amount_to_refund: 50 },
    });
    expect(props.notices).toEqual([{ tone: 'success', text: 'Votre demande a bien été prise en compte' }]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('leads to the finalisation on a phone', async () => {
    phone(true);
    const { user, address } = open();
    await fill(user);
    await sendInvoice(user);
    await waitFor(() => expect(address()).toBe('/admin/livraison/finalisation/repair-1'));
  });

  it('leads to the end of the file when nothing else was missing', async () => {
    const { user, props, address } = open(buildRepairFile({ missing: ['FAC'] }));
    props.api.answer(operateRepair, operated({ status: RepairStatus.toReview }));
    await fill(user);
    await sendInvoice(user);
    await waitFor(() => expect(address()).toBe('/admin/livraison/finalisation/repair-1/fin'));
  });

  it('keeps amount and file over a reload', async () => {
    const first = open();
    await fill(first.user);
    await waitFor(() => expect(sendButton()).toBeEnabled());
    first.unmount();
    open();
    expect(await screen.findByRole('button', { name: 'Envoyer la facture' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Montant de la facture hors taxes' })).toHaveValue('125,00');
    expect(screen.getByText('facture.pdf')).toBeInTheDocument();
  });

  it('refuses a file that is not what its name says', async () => {
    const { user } = open();
    await screen.findByRole('textbox');
    await chooseFile(user, new File(['GIF89a...'], 'facture.pdf', { type: 'application/pdf' }));
    expect(await screen.findByText(/^Ce PDF ne peut pas être lu/)).toBeInTheDocument();
    expect(sendMedia).not.toHaveBeenCalled();
  });

  it('says that a file could not be sent, and sends it again', async () => {
    jest.mocked(sendMedia).mockRejectedValueOnce(appError('ServiceUnavailableException', 'network error'));
    const { user } = open();
    await fill(user);
    expect(
      await screen.findByText("Un problème est survenu durant l'ajout de la facture/photo, veuillez réessayer"),
    ).toBeInTheDocument();
    // The first button of the page says the same as that of the file.
    await user.click(await screen.findByRole('button', { name: 'Réessayer l’envoi' }));
    await waitFor(() => expect(sendButton()).toBeEnabled());
  });

  it.each([
    [
      appError('RepairVersionMismatchException', 'x'),
      'Le dossier de réparation a été modifié par un autre utilisateur',
    ],
  ])(
    'says beside the button, as an alert, why it is refused where sending again may mend it ($code)',
    async (failure, text) => {
      const { user, props } = open();
      props.api.answer(operateRepair, () => Promise.reject(failure));
      await fill(user);
      await sendInvoice(user);
      const bar = within(sendButton().parentElement!);
      await waitFor(() => expect(bar.getByRole('alert')).toHaveTextContent(text));
      expect(sessionStorage).toHaveLength(1);
    },
  );

  it('says in the title of the invoice page that an invoice is there, offers to see it, and shows its code', async () => {
    const { user } = open(buildRepairFile({ missing: ['PHO', 'VAL'], history: [opened, invoiced] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Facture déposée' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Envoyer la facture' })).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: /QR code/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Voir\s: Facture de 125,00/ }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('https://objets.exemple/facture p. 1')).toBeInTheDocument();
  });

  it('shows the deposited invoice with its stamp', async () => {
    const stamped = {
      ...invoiced,
      operation_data: { ...invoiced.operation_data, stamped_media_url: 'accepted/entity-1/stamped.pdf' },
    };
    const { user, props } = open(buildRepairFile({ missing: ['PHO', 'VAL'], history: [opened, stamped] }));
    await user.click(await screen.findByRole('button', { name: /^Voir\s: Facture de 125,00/ }));
    await screen.findByRole('dialog');
    expect(props.api.callsOf(mediaRoutes.readMedia)).toEqual([{ params: { name: 'accepted/entity-1/stamped.pdf' } }]);
  });

  it('answers a complement with another one, and goes back to the file', async () => {
    const asked = buildRepairFile({ status: RepairStatus.complementAsked, missing: [], history: [opened, invoiced] });
    const { user, props, address } = open(asked, '/admin/seances/liste/repair-1?ajouter');
    props.api.answer(operateRepair, operated({ status: RepairStatus.complemented }));
    await fill(user);
    await replaceInvoice(user);
    await waitFor(() => expect(address()).toBe('/admin/reparation/livraison/repair-1'));
  });

  it.each([
    [appError('RepairNotFoundException', 'x'), 'Numero de dossier introuvable'],
    [appError('NotAuthorizedException', 'x'), 'Ce dossier n’est pas celui de votre établissement.'],
  ])('says why there is no file ($code)', async (failure, text) => {
    open(failure);
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Voir mes dossiers' })).toHaveAttribute(
      'href',
      '/admin/reparation/livraison',
    );
  });
});

it('asks for the persons of a session, and gives the premium of each', async () => {
  const { user, props } = open(
    buildRepairFile({ gender: RepairKind.session, repair_rozo_id: 'VEL00042_10001', missing: ['FACVE', 'VAL'] }),
  );
  await user.click(await screen.findByRole('radio', { name: '2 personnes' }));
  expect(screen.getByRole('region', { name: 'Ce que paie le client' })).toHaveTextContent(
    /Aide déduite−45,00\s€.*9,00\s€/,
  );
  await chooseFile(user, pdf());
  await sendInvoice(user);
  await waitFor(() =>
    expect(props.api.callsOf(operateRepair)[0]?.body.repair_data).toEqual({
      operation_code: 'FACVE',
      operation_data: { ...wirePdf, amount_id: 2 },
    }),
  );
});
