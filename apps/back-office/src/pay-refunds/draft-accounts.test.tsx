import { screen, within } from '@testing-library/react';
import { batchAddress, batchAt, open } from './pay-refunds.fixture.tsx';

const payees = [{ entity_id: 'shop-1', account_holder: 'CYCLES DU RHIN SARL', iban_ends_with: '0189' }];

describe('the approver of a drafted batch', () => {
  it('sees by shop whose account is paid, its last four characters and the sum', async () => {
    open(batchAddress, { batch: batchAt('drafted', { payees }) });
    const accounts = within(await screen.findByRole('region', { name: 'Comptes à payer' }));
    expect(accounts.getByText('Cycles du Rhin')).toBeInTheDocument();
    expect(accounts.getByText(/^CYCLES DU RHIN SARL · ···\s0189 · 100,00\s€$/)).toBeInTheDocument();
  });

  it('sees no list of accounts where none is told', async () => {
    open(batchAddress, { batch: batchAt('approved') });
    await screen.findByRole('button', { name: 'Exporter le fichier SEPA' });
    expect(screen.queryByText('Comptes à payer')).not.toBeInTheDocument();
  });
});
