import { recoveryRoutes } from '@alveole/contracts/recovery';
import type { Receipt } from '@alveole/contracts/recovery';
import { staffRoutes } from '@alveole/contracts/staff';
import { creditorReferenceOf } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { RecoverDebtsPage } from './recover-debts-page.tsx';

const { listReceipts, settleReceipt } = recoveryRoutes;
const hash = '4'.repeat(32);

const receipt = (more: Partial<Receipt> = {}): Receipt => ({
  receipt_id: 'receipt-1',
  row_hash: hash,
  state: 'open',
  why: 'no_reference',
  amount: 45,
  left: 45,
  booked_on: '2026-03-20',
  create_date: '2026-03-21T09:00:00.000Z',
  payer: 'CYCLES DU RHIN',
  remittance: 'remboursement',
  account_ends_with: '0189',
  candidates: [
    { recovery_id: 'recovery-1', reference: creditorReferenceOf(12), entity_name: 'Cycles du Rhin', left: 45 },
  ],
  ...more,
});

function open(receipts: Receipt[]) {
  const props = atDesk();
  props.api
    .answer(listReceipts, receipts)
    .answer(settleReceipt, { receipt_id: 'receipt-1', state: 'proposed', row_hash: hash })
    .answer(staffRoutes.readSecondPerson, { refusal: null, refusal_id: null });
  return {
    props,
    ...renderScreen(<RecoverDebtsPage {...props} />, { at: '/admin/backend/recouvrement?vue=encaissements' }),
  };
}

const inConfirm = async () => within(await screen.findByRole('alertdialog'));

describe('money to make clear', () => {
  it('is proposed for a request', async () => {
    const { user, props } = open([receipt()]);
    expect(await screen.findByText('CYCLES DU RHIN')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^Affecter 45,00\s€ de CYCLES DU RHIN/ }));
    const dialog = await inConfirm();
    expect(dialog.getByRole('button', { name: 'Proposer' })).toBeDisabled();
    await user.click(dialog.getByRole('button', { name: /Cet argent/ }));
    await user.click(await screen.findByRole('option', { name: /Règle la demande RF.*Cycles du Rhin/ }));
    await user.click(dialog.getByRole('button', { name: 'Proposer' }));
    await waitFor(() =>
      expect(props.api.callsOf(settleReceipt)).toEqual([
        {
          params: { id: 'receipt-1' },
          body: { last_row_hash: hash, act: 'propose', answer: 'attribute', recovery_id: 'recovery-1' },
        },
      ]),
    );
  });

  it('is told in its own currency, on a row with why it is asked about', async () => {
    const receipts = [receipt({ why: 'other_currency', currency: 'USD', candidates: [] })];
    open(receipts);
    expect(await screen.findByRole('row', { name: /45,00\sUSD/ })).toHaveTextContent(/Dans une autre monnaie/);
  });

  it('is confirmed by a second person, or taken back', async () => {
    const proposal = { answer: 'give_back' as const, by: 'Jean Roux', by_id: 'user-2', at: '2026-03-05T09:00:00.000Z' };
    const { user, props } = open([receipt({ state: 'proposed', proposal })]);
    expect(await screen.findByText(/Jean Roux propose\s: l’argent a été rendu/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Retirer la proposition' }));
    await user.click(screen.getByRole('button', { name: 'Confirmer' }));
    await user.click((await inConfirm()).getByRole('button', { name: 'Confirmer' }));
    await waitFor(() =>
      expect(props.api.callsOf(settleReceipt).map(({ body }) => body)).toEqual([
        { last_row_hash: hash, act: 'take_back' },
        { last_row_hash: hash, act: 'confirm' },
      ]),
    );
  });
});
