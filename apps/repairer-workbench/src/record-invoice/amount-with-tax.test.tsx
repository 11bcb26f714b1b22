import { repairRoutes } from '@alveole/contracts/repair';
import type { RepairFile } from '@alveole/contracts/repair';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import { chooseFile } from '../exchange-media/choose-file.fixture.ts';
import { sendMedia } from '../exchange-media/send-media.ts';
import { atCounter, operated, pdf, sentPdf } from '../workbench.fixture.ts';
import { RecordInvoicePage } from './record-invoice-page.tsx';
import { sendButton, sendInvoice } from './send-invoice.fixture.ts';

jest.mock('../exchange-media/send-media.ts', () => ({ sendMedia: jest.fn() }));
// jsdom makes no addresses of files, and no media queries.
URL.createObjectURL = () => 'blob:facture';
URL.revokeObjectURL = () => undefined;

const { readOwnRepair, operateRepair } = repairRoutes;

function open(file: RepairFile = buildRepairFile()) {
  const props = atCounter();
  props.api.answer(readOwnRepair, file).answer(operateRepair, operated());
  const page = (
    <Routes>
      <Route path="/admin/seances/liste/:id" element={<RecordInvoicePage {...props} />} />
      <Route path="*" element={null} />
    </Routes>
  );
  return { props, ...renderScreen(page, { at: '/admin/seances/liste/repair-1' }) };
}

beforeEach(() => {
  window.matchMedia = (media) =>
    ({ matches: false, media, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
  sessionStorage.clear();
  jest.mocked(sendMedia).mockReset().mockResolvedValue(sentPdf);
});

describe('the amount of an invoice', () => {
  it('takes the amount with tax where the repairer types it so, says what that is without, and sends that', async () => {
    const { user, props } = open();
    await user.click(await screen.findByRole('checkbox', { name: 'Saisir le montant TTC' }));
    const field = screen.getByRole('textbox', { name: 'Montant de la facture TTC' });
    await user.type(field, '150');
    expect(field).toHaveAccessibleDescription(/Soit 125,00\s€ hors taxes \(TVA 20\s%\)/);
    expect(screen.getByRole('region', { name: 'Ce que paie le client' })).toHaveTextContent(
      /À payer par le client100,00\s€/,
    );
    await chooseFile(user, pdf());
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await sendInvoice(user);
    await waitFor(() =>
      expect(props.api.callsOf(operateRepair)[0]?.body.repair_data).toMatchObject({
        operation_data: { amount_net: 125 },
      }),
    );
  });

  it('keeps the amount when it is turned from without tax to with tax and back', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Montant de la facture hors taxes' }), '125');
    await user.click(screen.getByRole('checkbox', { name: 'Saisir le montant TTC' }));
    expect(screen.getByRole('textbox', { name: 'Montant de la facture TTC' })).toHaveValue('150,00');
    await user.click(screen.getByRole('checkbox', { name: 'Saisir le montant TTC' }));
    expect(screen.getByRole('textbox', { name: 'Montant de la facture hors taxes' })).toHaveValue('125,00');
  });

  it('leads a shop that has not said its VAT to the open section of its profile that asks for it', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Dire la TVA de mes factures' })).toHaveAttribute(
      'href',
      '/admin/profile?section=activite',
    );
  });

  it('offers no amount with tax to a shop that charges none, and names none without', async () => {
    const { user } = open(buildRepairFile({ taux_tva: '293B' }));
    await user.type(await screen.findByRole('textbox', { name: 'Montant de la facture' }), '125');
    const sum = screen.getByRole('region', { name: 'Ce que paie le client' });
    expect(sum).toHaveTextContent(/Total de la facture125,00\s€.*TVA non applicable, art. 293 B/);
    expect(screen.queryByRole('checkbox', { name: 'Saisir le montant TTC' })).not.toBeInTheDocument();
    expect(screen.queryByText(/^€\sHT$/)).not.toBeInTheDocument();
    expect(screen.getByText('€')).toBeInTheDocument();
  });
});
