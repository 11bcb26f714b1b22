import { isAppError } from '@alveole/contracts';
import { repairRoutes } from '@alveole/contracts/repair';
import type { AppError } from '@alveole/contracts';
import type { RepairFile } from '@alveole/contracts/repair';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { chooseFile } from '../exchange-media/choose-file.fixture.ts';
import { sendMedia } from '../exchange-media/send-media.ts';
import { atCounter, operated, pdf, sentPdf } from '../workbench.fixture.ts';
import { RecordInvoicePage } from './record-invoice-page.tsx';
import { sendButton, sendInvoice } from './send-invoice.fixture.ts';

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

describe('the amount of an invoice, as it is typed', () => {
  it('shows the premium and what is left to pay as the amount is typed', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: 'Montant de la facture hors taxes' }), '10');
    const premium = screen.getByRole('region', { name: 'Ce que paie le client' });
    expect(premium).toHaveTextContent(/Aide déduite−10,00\s€/);
    expect(premium).toHaveTextContent(/Total TTC12,00\s€.*À payer par le client2,00\s€/);
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), '125');
    expect(premium).toHaveTextContent(/Aide déduite−50,00\s€/);
    expect(premium).toHaveTextContent(/À payer par le client100,00\s€/);
  });

  it.each([
    ['-5', 'Veuillez saisir un montant supérieur à 0€'],
    ['2370;7', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
    ['1e3', 'Veuillez saisir un montant en chiffres, avec deux décimales au plus, par exemple 49,90'],
  ])('shows %s as it was typed, and cannot be sent for that reason', async (typed, reason) => {
    const { user } = open();
    const field = await screen.findByRole('textbox', { name: 'Montant de la facture hors taxes' });
    await user.type(field, typed);
    expect(field).toHaveValue(typed);
    expect(field).toHaveAccessibleDescription(new RegExp(reason));
    expect(sendButton()).toBeDisabled();
    expect(sendButton()).toHaveAccessibleDescription(reason);
  });

  it.each([
    ['49€90', 49.9],
    ['1.149,07', 1149.07],
    ['1 149,07 €', 1149.07],
  ])('is sent of %s as %d euros', async (typed, euros) => {
    const { user, props } = open();
    await fill(user, typed);
    await waitFor(() => expect(sendButton()).toBeEnabled());
    await sendInvoice(user);
    await waitFor(() =>
      expect(props.api.callsOf(operateRepair)[0]?.body.repair_data).toMatchObject({
        operation_data: { amount_net: euros },
      }),
    );
  });
});
