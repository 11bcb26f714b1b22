import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import type { Question } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { sendMedia } from '../exchange-media/send-media.ts';
import { RecordInvoicePage } from '../record-invoice/record-invoice-page.tsx';
import { replaceInvoice, sendInvoice } from '../record-invoice/send-invoice.fixture.ts';
import { atCounter, invoiced, opened, operated, pdf, readyForCode, sentPdf } from '../workbench.fixture.ts';
import { askingCampaign, questions } from './asking-campaign.fixture.ts';

jest.mock('../exchange-media/send-media.ts', () => ({ sendMedia: jest.fn() }));
// jsdom makes no addresses of files, and no media queries.
URL.createObjectURL = () => 'blob:facture';
URL.revokeObjectURL = () => undefined;

const { readOwnRepair, operateRepair } = repairRoutes;
const purchase: Question = {
  id: 'achat',
  label: 'Facture d’achat',
  step: 'invoice',
  isRequired: false,
  kind: 'document',
  askedIf: { questionId: 'velo', answer: 'cargo' },
};

function open(file: RepairFile) {
  const props = atCounter();
  props.api.answer(readOwnRepair, file).answer(operateRepair, operated());
  const config = { ...props.config, campaign: { ...askingCampaign, questions: [...questions, purchase] } };
  const page = (
    <Routes>
      <Route path="/admin/seances/liste/:id" element={<RecordInvoicePage {...props} config={config} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { props, ...renderScreen(page, { at: '/admin/seances/liste/repair-1?ajouter' }) };
}

const joined = (question_id: string, question: string) => ({
  question_id,
  question,
  answer: 'Document joint',
  value: `accepted/entity-1/${question_id}.pdf`,
  media_url: `accepted/entity-1/${question_id}.pdf`,
});
const cargo = { question_id: 'velo', question: 'Quel vélo ?', answer: 'Un vélo cargo', value: 'cargo' };
const kilometres = { question_id: 'kilometres', question: 'Kilomètres', answer: '12 km', value: 12 };
const answered = (...answers: NonNullable<RepairFile['answers']>) =>
  readyForCode({ missing: ['PHO', 'VAL'], history: [opened, invoiced], answers });

const choose = (user: UserEvent, label: RegExp, file = pdf()) =>
  user.upload(
    screen
      .getByRole('group', { name: label })
      .querySelector<HTMLInputElement>('input[type=file]:not([capture])') as HTMLInputElement,
    file,
  );
const sentAnswers = (props: ReturnType<typeof open>['props']) =>
  (props.api.callsOf(operateRepair)[0]?.body.repair_data.operation_data as { answers?: object }).answers;

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  sessionStorage.clear();
  jest.mocked(sendMedia).mockReset().mockResolvedValue(sentPdf);
});

describe('a document that a file has', () => {
  it('opens a document of the file where its invoice is replaced', async () => {
    const { user } = open(answered(cargo, joined('avis', 'Avis d’imposition')));
    await user.click(await screen.findByRole('button', { name: 'Voir\u00a0: Avis d’imposition' }));
    expect(within(await screen.findByRole('dialog')).getByRole('heading', { name: 'Avis d’imposition' })).toBeVisible();
  });

  it('takes a document out of the file with the new invoice, unless « Le garder » was pressed', async () => {
    const { user, props } = open(answered(cargo, joined('avis', 'Avis d’imposition')));
    const remove = () => screen.findByRole('button', { name: 'Retirer\u00a0: Avis d’imposition' });
    await user.click(await remove());
    expect(screen.getByText(/le document sera retiré du dossier à l’envoi/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Le garder' }));
    await user.click(await remove());
    await choose(user, /^Facture$/);
    await replaceInvoice(user);
    await waitFor(() => expect(sentAnswers(props)).toEqual({ velo: 'cargo', avis: null }));
  });

  it('says before the form is sent that a document leaves with the answer that asked for it', async () => {
    const { user, props } = open(answered(cargo, joined('achat', 'Facture d’achat')));
    await user.click(await screen.findByRole('radio', { name: 'Un autre vélo' }));
    expect(screen.getByText(/Facture d’achat.*n’est plus demandé, il sera retiré/)).toBeVisible();
    expect(screen.queryByRole('group', { name: /Facture d’achat/ })).not.toBeInTheDocument();
    await choose(user, /^Facture$/);
    await replaceInvoice(user);
    await waitFor(() => expect(sentAnswers(props)).toEqual({ velo: 'autre' }));
  });
});

it('takes an optional answer out of the file once its field was emptied', async () => {
  const { user, props } = open(answered(cargo, kilometres));
  await user.clear(await screen.findByRole('textbox', { name: /Kilomètres par semaine/ }));
  await choose(user, /^Facture$/);
  await replaceInvoice(user);
  await waitFor(() => expect(sentAnswers(props)).toEqual({ velo: 'cargo', kilometres: null }));
});

describe('a document that is chosen for a question', () => {
  async function fill(user: UserEvent) {
    await user.type(await screen.findByRole('textbox', { name: /^Montant de la facture/ }), '50');
    await user.click(screen.getByRole('radio', { name: 'Un vélo cargo' }));
  }

  it('asks for a document as soon as the answer on which it depends is chosen', async () => {
    const { user } = open(buildRepairFile());
    expect(await screen.findByRole('textbox', { name: /^Montant/ })).toBeVisible();
    expect(screen.queryByRole('group', { name: /Facture d’achat/ })).not.toBeInTheDocument();
    await fill(user);
    expect(screen.getByRole('group', { name: 'Facture d’achat (facultatif)' })).toBeVisible();
  });

  it('refuses a document that is the invoice once more, before anything is sent', async () => {
    const { user, props } = open(buildRepairFile());
    await fill(user);
    await choose(user, /^Facture d’achat/);
    await choose(user, /^Facture$/);
    const group = within(screen.getByRole('group', { name: /^Facture d’achat/ }));
    expect(await group.findByText(/ce fichier est déjà la facture/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choisir un autre fichier' })).toBeEnabled();
    jest.mocked(sendMedia).mockResolvedValue({ ...sentPdf, mediaName: 'entity-1/2.pdf', mediaHash: 'c'.repeat(64) });
    await choose(user, /^Facture d’achat/);
    await sendInvoice(user);
    await waitFor(() => expect(props.api.callsOf(operateRepair)).toHaveLength(1));
  });
});
