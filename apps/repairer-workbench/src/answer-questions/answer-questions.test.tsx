import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sendMedia } from '../exchange-media/send-media.ts';
import { acceptTerms, describeBike, lea, openFile, openReception, search } from '../open-repair/reception.fixture.tsx';
import { RecordInvoicePage } from '../record-invoice/record-invoice-page.tsx';
import { sendButton, sendInvoice } from '../record-invoice/send-invoice.fixture.ts';
import { SessionReceptionPage } from '../open-repair/reception-page.tsx';
import { atCounter, operated, pdf, sentPdf, wirePdf } from '../workbench.fixture.ts';
import { askingCampaign } from './asking-campaign.fixture.ts';

jest.mock('../exchange-media/send-media.ts', () => ({ sendMedia: jest.fn() }));
// jsdom makes no addresses of files.
URL.createObjectURL = () => 'blob:facture';
URL.revokeObjectURL = () => undefined;

const { readOwnRepair, operateRepair, openRepair } = repairRoutes;

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(sendMedia).mockReset().mockResolvedValue(sentPdf);
});

const sentNotice = { ...sentPdf, mediaName: 'entity-1/avis.pdf', mediaHash: 'c'.repeat(64) };
const askingProps = () => {
  const props = atCounter();
  return { ...props, config: { ...props.config, campaign: askingCampaign } };
};

describe('the opening of a file', () => {
  const answer = (user: UserEvent, name: string) =>
    user.click(within(screen.getByRole('radiogroup', { name: /étudiant/ })).getByRole('radio', { name }));

  async function describe() {
    const opened = openReception([lea], [], undefined, undefined, askingCampaign);
    await search(opened.user);
    await describeBike(opened.user);
    await acceptTerms(opened.user);
    return opened;
  }

  it('asks at the opening of a file what the campaign asks then, and sends the answer with it', async () => {
    const { user, props } = await describe();
    await answer(user, 'Oui');
    await openFile(user);
    await waitFor(() => expect(props.api.callsOf(openRepair)).toHaveLength(1));
    expect(props.api.callsOf(openRepair)[0]?.body.operation_data).toMatchObject({ answers: { etudiant: true } });
  });

  it('opens no file before a required question is answered, and says it beside the question', async () => {
    const { user, props } = await describe();
    await openFile(user);
    expect(await screen.findByRole('radiogroup', { name: /étudiant/ })).toHaveAccessibleDescription(
      'Répondez à cette question',
    );
    expect(props.api.callsOf(openRepair)).toHaveLength(0);
  });

  it('asks of a session nothing that is asked of repairs alone', async () => {
    const { user } = openReception([lea], [], SessionReceptionPage, '/admin/seance/reception', askingCampaign);
    await search(user);
    await screen.findByRole('button', { name: 'Ouvrir le dossier de la séance' });
    expect(screen.queryByText('Questions du programme')).not.toBeInTheDocument();
  });
});

describe('the invoice', () => {
  function open(file: RepairFile = buildRepairFile()) {
    const props = askingProps();
    props.api.answer(readOwnRepair, file).answer(operateRepair, operated());
    const page = (
      <Routes>
        <Route path="/admin/seances/liste/:id" element={<RecordInvoicePage {...props} />} />
        <Route path="*" element={null} />
      </Routes>
    );
    return { props, ...renderScreen(page, { at: '/admin/seances/liste/repair-1' }) };
  }
  const amount = () => screen.findByRole('textbox', { name: 'Montant de la facture hors taxes' });
  const chooseBike = (user: UserEvent, name: string) => user.click(screen.getByRole('radio', { name }));

  it('the sending of an invoice waits for the required answers, and names the first that is missing', async () => {
    const { user } = open();
    await user.type(await amount(), '100');
    expect(sendButton()).toHaveAccessibleDescription('«\u00a0Quel vélo ?\u00a0»\u00a0: répondez à cette question.');
    await chooseBike(user, 'Un vélo cargo');
    expect(sendButton()).toHaveAccessibleDescription('Joignez la facture.');
  });

  it('asks for the answers where the premium needs them, and shows it as soon as they are there', async () => {
    const { user } = open();
    expect(
      await screen.findByText(/dès que le montant est saisi et que vous avez répondu aux questions/),
    ).toBeVisible();
    await user.type(await amount(), '50');
    expect(
      await screen.findByText('Répondez aux questions ci-dessus pour voir l’aide et le reste à payer.'),
    ).toBeVisible();
    await chooseBike(user, 'Un vélo cargo');
    expect(await screen.findByText('Pourquoi 40,00 € ?')).toBeVisible();
  });

  it('tells the premium by the answer, and sends answers and document with it', async () => {
    const { user, props } = open();
    await user.type(await amount(), '50');
    await chooseBike(user, 'Un vélo cargo');
    expect(await screen.findByText('Pourquoi 40,00 € ?')).toBeVisible();
    await chooseBike(user, 'Un autre vélo');
    expect(await screen.findByText('Pourquoi 20,00 € ?')).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Kilomètres par semaine/ }), '35');
    const [notice, invoice] = document.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])');
    jest.mocked(sendMedia).mockResolvedValueOnce(sentNotice);
    await user.upload(notice as HTMLInputElement, pdf());
    await user.upload(invoice as HTMLInputElement, pdf());
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await sendInvoice(user);
    await waitFor(() => expect(props.api.callsOf(operateRepair)).toHaveLength(1));
    expect(props.api.callsOf(operateRepair)[0]?.body.repair_data.operation_data).toEqual({
      ...wirePdf,
      amount_net: 50,
      announced_amount_to_refund: 20,
      answers: {
        velo: 'autre',
        kilometres: 35,
        avis: { ...wirePdf, media_url: sentNotice.mediaName, media_hash: sentNotice.mediaHash },
      },
    });
  });

  it('the field of a number says once it was left that the number is too great', async () => {
    const { user } = open();
    await user.type(await amount(), '50');
    const field = screen.getByRole('textbox', { name: /Kilomètres par semaine/ });
    await user.type(field, '501');
    expect(field).toHaveAccessibleDescription('À vélo, en moyenne.');
    await user.tab();
    expect(field).toHaveAccessibleDescription(/500 au plus/);
  });

  it('the form of an invoice keeps the answers over a reload', async () => {
    const first = open();
    await first.user.type(await amount(), '50');
    await chooseBike(first.user, 'Un vélo cargo');
    first.unmount();
    open();
    expect(await screen.findByRole('radio', { name: 'Un vélo cargo' })).toBeChecked();
  });

  it('the form of an invoice begins with the answers that the file holds', async () => {
    open(
      buildRepairFile({
        answers: [{ question_id: 'velo', question: 'Quel vélo ?', answer: 'Un autre vélo', value: 'autre' }],
      }),
    );
    expect(await screen.findByRole('radio', { name: 'Un autre vélo' })).toBeChecked();
  });

  it('asks first for another document, or none, where the chosen one of an optional question is refused', async () => {
    const { user } = open();
    await user.type(await amount(), '50');
    await chooseBike(user, 'Un vélo cargo');
    const [notice, invoice] = document.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])');
    await user.upload(invoice as HTMLInputElement, pdf());
    await waitFor(() => expect(sendButton()).toBeEnabled());
    const anyType = user.setup({ applyAccept: false });
    await anyType.upload(notice as HTMLInputElement, new File(['export {}'], 'lib.mjs'));
    const another = await screen.findByRole('button', { name: 'Choisir un autre fichier' });
    expect(another).toHaveAccessibleDescription(
      '«\u00a0Avis d’imposition\u00a0»\u00a0: choisissez-en un autre, ou retirez-le.',
    );
    expect(screen.queryByRole('button', { name: 'Envoyer la facture' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retirer lib.mjs' }));
    expect(sendButton()).toBeEnabled();
  });

  it('puts what the service says of a document beside that document, and asks first for another one', async () => {
    const { user, props } = open();
    const sentences = ['«\u00a0Avis d’imposition\u00a0»\u00a0: ce document est déjà la facture du dossier.'];
    props.api.answer(operateRepair, () => Promise.reject(appError('AnswersRefusedException', 'x', { sentences })));
    await user.type(await amount(), '50');
    await chooseBike(user, 'Un vélo cargo');
    const [notice, invoice] = document.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])');
    jest.mocked(sendMedia).mockResolvedValueOnce(sentNotice);
    await user.upload(notice as HTMLInputElement, pdf());
    await user.upload(invoice as HTMLInputElement, pdf());
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await sendInvoice(user);
    const group = within(screen.getByRole('group', { name: /^Avis d’imposition/ }));
    expect(await group.findByText(/est déjà la facture/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choisir un autre fichier' })).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'Envoyer la facture' })).not.toBeInTheDocument();
  });

  it('shows why the service refuses an answer, in the words of the campaign', async () => {
    const { user, props } = open();
    const sentences = ['«\u00a0Quartier\u00a0»\u00a0: répondez à cette question.'];
    props.api.answer(operateRepair, () => Promise.reject(appError('AnswersRefusedException', 'x', { sentences })));
    await user.type(await amount(), '50');
    await chooseBike(user, 'Un vélo cargo');
    const [, invoice] = document.querySelectorAll<HTMLInputElement>('input[type=file]:not([capture])');
    await user.upload(invoice as HTMLInputElement, pdf());
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await sendInvoice(user);
    expect(await screen.findByText(/Quartier.*répondez à cette question/)).toBeVisible();
  });
});
