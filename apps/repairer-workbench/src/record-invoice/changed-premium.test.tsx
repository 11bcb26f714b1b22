import { appError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseFile } from '../exchange-media/choose-file.fixture.ts';
import { sendMedia } from '../exchange-media/send-media.ts';
import { operated, pdf, sentPdf } from '../workbench.fixture.ts';
import { openInvoicePage } from './open-invoice-page.fixture.tsx';
import { sendInvoice } from './send-invoice.fixture.ts';

jest.mock('../exchange-media/send-media.ts', () => ({ sendMedia: jest.fn() }));
// jsdom makes no addresses of files.
URL.createObjectURL = () => 'blob:facture';
URL.revokeObjectURL = () => undefined;

const { operateRepair } = repairRoutes;
const sentence = 'L’aide annoncée était de 50,00 €, les règles du programme donnent maintenant 60,00 €.';
const changed = appError('PremiumChangedException', 'x', { premiumCents: 60_00, sentences: [sentence] });

/** The aid that the page tells the client. */
function deducted(euros: string) {
  return waitFor(() =>
    expect(screen.getByRole('region', { name: 'Ce que paie le client' }).textContent).toMatch(
      new RegExp(`Aide déduite−${euros}\\s€`),
    ),
  );
}

async function fill(user: UserEvent) {
  await user.type(await screen.findByRole('textbox', { name: 'Montant de la facture hors taxes' }), '125');
  await chooseFile(user, pdf());
  await deducted('50,00');
}

beforeEach(() => {
  sessionStorage.clear();
  jest.mocked(sendMedia).mockReset().mockResolvedValue(sentPdf);
});

const announcedIn = (props: ReturnType<typeof openInvoicePage>['props']) =>
  props.api
    .callsOf(operateRepair)
    .map(({ body }) => (body.repair_data.operation_data as Record<string, unknown>).announced_amount_to_refund);

it('sends with an invoice the premium that the page told the client', async () => {
  const { user, props } = openInvoicePage();
  await fill(user);
  await sendInvoice(user);
  await waitFor(() => expect(announcedIn(props)).toEqual([50]));
});

it('shows the premium of the rules of now where the told one is refused, and asks to send the invoice again with it', async () => {
  const { user, props } = openInvoicePage();
  props.api.answer(operateRepair, () => Promise.reject(changed));
  await fill(user);
  await sendInvoice(user);
  await screen.findByText(sentence);
  await deducted('60,00');
  props.api.answer(operateRepair, operated());
  await user.click(screen.getByRole('button', { name: 'Envoyer avec 60,00\u00a0€ d’aide' }));
  await waitFor(() => expect(announcedIn(props)).toEqual([50, 60]));
  await waitFor(() => expect(props.notices).toHaveLength(1));
});

it('tells the premium that the page reckons again once another amount is typed', async () => {
  const { user, props } = openInvoicePage();
  props.api.answer(operateRepair, () => Promise.reject(changed));
  await fill(user);
  await sendInvoice(user);
  await deducted('60,00');
  const amount = screen.getByRole('textbox', { name: 'Montant de la facture hors taxes' });
  await user.clear(amount);
  await user.type(amount, '40');
  await deducted('40,00');
  expect(screen.getByRole('button', { name: 'Envoyer la facture' })).toBeInTheDocument();
});

it.each([
  ['a condition refuses', 'ConditionNotMetException', 'L’aide est réservée aux habitants du Rhône.'],
  ['the envelope of a funder does not hold', 'EnvelopeUsedUpException', 'L’enveloppe de la Ville ne suffit plus.'],
] as const)(
  'offers to ask the programme, or to give the file up, where %s the invoice of an open file',
  async (_case, code, reason) => {
    const { user, props } = openInvoicePage();
    props.api.answer(operateRepair, () => Promise.reject(appError(code, 'x', { sentences: [reason] })));
    await fill(user);
    await sendInvoice(user);
    expect(await screen.findByText(reason)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Demander au programme' })).toHaveAttribute(
      'href',
      expect.stringContaining('/admin/reparation/livraison/repair-1'),
    );
    props.api.answer(operateRepair, operated());
    await user.click(screen.getByRole('button', { name: 'Abandonner le dossier' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Abandonner' }));
    await waitFor(() => expect(props.api.callsOf(operateRepair).at(-1)?.body.repair_data.operation_code).toBe('CAN'));
  },
);
