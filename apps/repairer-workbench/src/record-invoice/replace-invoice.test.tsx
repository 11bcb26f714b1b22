import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseFile } from '../exchange-media/choose-file.fixture.ts';
import { sendMedia } from '../exchange-media/send-media.ts';
import { atCounter, entry, invoiced, opened, operated, pdf, readyForCode, sentPdf } from '../workbench.fixture.ts';
import { RecordInvoicePage } from './record-invoice-page.tsx';
import { replaceInvoice } from './send-invoice.fixture.ts';

jest.mock('../exchange-media/send-media.ts', () => ({ sendMedia: jest.fn() }));
// jsdom makes no addresses of files, and no media queries.
URL.createObjectURL = () => 'blob:facture';
URL.revokeObjectURL = () => undefined;

const { readOwnRepair, operateRepair } = repairRoutes;

function open(
  file: RepairFile = readyForCode({ missing: ['PHO', 'VAL'], history: [opened, invoiced] }),
  query = '?ajouter',
) {
  const props = atCounter();
  props.api.answer(readOwnRepair, file).answer(operateRepair, operated());
  const page = (
    <Routes>
      <Route path="/admin/seances/liste/:id" element={<RecordInvoicePage {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { props, ...renderScreen(page, { at: `/admin/seances/liste/repair-1${query}` }) };
}

const amount = () => screen.findByRole('textbox', { name: 'Montant de la facture hors taxes' });

/** Types another amount, chooses another file and presses the button: answers the question that comes before it is sent. */
async function askToReplace(user: UserEvent, typed: string): Promise<HTMLElement> {
  await user.clear(await amount());
  await user.type(await amount(), typed);
  await chooseFile(user, pdf());
  const replace = screen.getByRole('button', { name: 'Remplacer la facture' });
  await waitFor(() => expect(replace).toBeEnabled());
  await user.click(replace);
  return screen.findByRole('alertdialog');
}

const history = (code: 'SMS' | 'LIEN') => [opened, invoiced, entry(code, { operation_date: '2026-03-02 10:10:00' })];
const sms: Partial<RepairFile> = { history: history('SMS'), sms: { sent: 1, messages: [] } };
const link: Partial<RepairFile> = { history: history('LIEN') };

const confirmed = readyForCode({
  status: RepairStatus.toReview,
  missing: [],
  history: [opened, invoiced],
  confirmed_amounts: { amount_net: 125, amount_to_refund: 50 },
});

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  sessionStorage.clear();
  jest.mocked(sendMedia).mockReset().mockResolvedValue(sentPdf);
});

describe('an invoice that is replaced', () => {
  it('keeps the amount of the former invoice, and asks with person, file and amounts before it is replaced', async () => {
    const { user, props } = open();
    expect(await screen.findByRole('heading', { level: 1, name: 'Remplacer la facture' })).toBeInTheDocument();
    expect(await amount()).toHaveValue('125,00');
    await user.clear(await amount());
    await user.type(await amount(), '80');
    await chooseFile(user, pdf());
    const replace = screen.getByRole('button', { name: 'Remplacer la facture' });
    await waitFor(() => expect(replace).toBeEnabled());
    await user.click(replace);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(
      /DURAND Lea, dossier 10001.*la facture de 80,00\s€ HT remplace celle de 125,00\s€ HT/,
    );
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Annuler' }));
    expect(props.api.callsOf(operateRepair)).toEqual([]);
    await replaceInvoice(user);
    await waitFor(() => expect(props.api.callsOf(operateRepair)).toHaveLength(1));
  });

  it.each([
    ['a code, where the amount is another', sms, '80', /Le code déjà envoyé au client ne sera plus valable.*un autre/],
    ['a link, where the amount is another', link, '80', /Le lien déjà envoyé au client ne sera plus valable.*un autre/],
    ['no code, where the amount is the same', sms, '125', /^(?!.*plus valable)/],
    ['no code, where none was sent', {}, '80', /^(?!.*plus valable)/],
  ])('says before it is replaced that it voids %s', async (_, sent, typed, sentence) => {
    const { user } = open(readyForCode({ missing: ['PHO', 'VAL'], history: [opened, invoiced], ...sent }));
    expect(await askToReplace(user, typed)).toHaveTextContent(sentence);
  });

  it.each([
    ['asks for a new code, where the amount is another', '80', /devra confirmer le nouveau par un nouveau code/],
    ['leaves the confirmation, where the amount is the same', '125', /^(?!.*nouveau code)/],
  ])('says of a file whose client has confirmed that it %s', async (_, typed, sentence) => {
    const { user } = open(confirmed);
    expect(await askToReplace(user, typed)).toHaveTextContent(sentence);
  });

  it('shows where a file stands whose code was entered, and no code for its pick-up', async () => {
    open(confirmed, '');
    expect(await screen.findByRole('heading', { level: 1, name: 'Facture déposée' })).toBeInTheDocument();
    expect(screen.getByText('Chez le programme')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /étiquette/ })).not.toBeInTheDocument();
  });

  it('keeps the former invoice when its replacement is cancelled, and drops what was typed', async () => {
    const { user, props } = open();
    await user.type(await amount(), '9');
    await user.click(screen.getByRole('button', { name: 'Annuler' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Facture déposée' })).toBeInTheDocument();
    expect(sessionStorage).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Remplacer la facture' }));
    expect(await amount()).toHaveValue('125,00');
    expect(props.api.callsOf(operateRepair)).toEqual([]);
  });
});
