import { funderRoutes } from '@alveole/contracts/funder';
import type { RouteResult } from '@alveole/contracts';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { ReadOwnFundingPage } from './read-own-funding-page.tsx';

type Funding = RouteResult<typeof funderRoutes.readOwnFunding>;
const funding: Funding = {
  funder_id: 'ville',
  funder_name: 'Ville d’Exemple',
  is_current: true,
  envelope: {
    funder_id: 'ville',
    funder_name: 'Ville d’Exemple',
    amount_cents: 10_000_00,
    left_cents: 1_600_00,
    reserved_cents: 900_00,
    committed_cents: 2_500_00,
    paid_cents: 5_000_00,
    when_used_up: 'wait',
    forecast: { kind: 'ends', day: '2026-05-27' },
    awaiting_files: 12,
  },
};
const money: RouteResult<typeof funderRoutes.readOwnMoney> = {
  day: '2026-11-26',
  months: [
    { month: '2026-10', granted_cents: 100_00, paid_cents: 60_00, returned_cents: -10_00 },
    { month: '2026-11', granted_cents: 50_00, paid_cents: 0, returned_cents: 0 },
  ],
  waiting_shares: 43,
  waiting_cents: 2_400_00,
  batched_shares: 2,
  batched_cents: 100_00,
  overpaid_shares: 13,
  overpaid_cents: 54_60,
};
const batch: RouteResult<typeof funderRoutes.listOwnBatches>[number] = {
  batch_id: 'batch-1',
  created_at: '2026-10-30T09:00:00.000Z',
  state: 'confirmed',
  shares: 67,
  transfers: 9,
  total_cents: 1_721_44,
  paid_cents: 1_700_00,
};

function open(changes: Partial<Funding> = {}, months = money) {
  const props = fakeRemoteProps({ role: 'FIN' });
  props.api
    .answer(funderRoutes.readOwnFunding, { ...funding, ...changes })
    .answer(funderRoutes.readOwnMoney, months)
    .answer(funderRoutes.listOwnBatches, [batch]);
  renderScreen(<ReadOwnFundingPage {...props} />, { at: '/admin/financeur' });
}

const waitingCard = () => screen.getByRole('region', { name: 'Ce qui attend' });

describe('the home of a funder', () => {
  it('shows its envelope, and the files that wait for it as a number without a way to their persons', async () => {
    open();
    const card = within(await screen.findByRole('region', { name: 'Ville d’Exemple' }));
    expect(card.getByRole('img', { name: /84\s% utilisés/ })).toBeInTheDocument();
    expect(card.getByText(/12\sdossiers complets attendent/)).toBeInTheDocument();
    expect(card.queryByRole('link')).not.toBeInTheDocument();
  });

  it('shows what was granted, transferred, sent back and so paid each month, newest first with their sum, and the day of the signed head', async () => {
    open();
    const table = within(await screen.findByRole('grid', { name: 'Sommes par mois' }));
    const rows = table
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent.replace(/\s/g, ' '));
    expect(rows).toEqual([
      'novembre 202650,00 €0,00 €0,00 €0,00 €',
      'octobre 2026100,00 €60,00 €10,00 €50,00 €',
      'Total150,00 €60,00 €10,00 €50,00 €',
    ]);
    expect(screen.getByText(/jusqu’au relevé signé du 26 novembre 2026/)).toBeInTheDocument();
  });

  it('shows the batches of its account, and apart what is to pay and what was paid too much, without a payee', async () => {
    open();
    const table = await screen.findByRole('grid', { name: 'Lots de virements de votre compte' });
    expect(table).toHaveTextContent(/30 octobre 2026.*67.*1\s721,44\s€.*1\s700,00\s€.*Confirmé par la banque/);
    const factOf = (label: string) => within(waitingCard()).getByText(label).closest('div');
    expect(factOf('À verser')).toHaveTextContent(/2\s500,00\s€ · 45\sparts/);
    expect(factOf('Dont dans un virement en cours')).toHaveTextContent(/100,00\s€ · 2\sparts/);
    expect(factOf('Versé en trop, à récupérer')).toHaveTextContent(/54,60\s€ · 13\sparts/);
  });

  it('says to a funder that the campaign dropped that it is none any more, and keeps what it reads', async () => {
    open({ is_current: false });
    expect(await screen.findByText(/Vous n’êtes plus financeur de la campagne en vigueur/)).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Ville d’Exemple' })).toBeInTheDocument();
  });

  it('says that a funder gives without a limit, and that nothing is published yet', async () => {
    open(
      { envelope: undefined },
      {
        months: [],
        waiting_shares: 0,
        waiting_cents: 0,
        batched_shares: 0,
        batched_cents: 0,
        overpaid_shares: 0,
        overpaid_cents: 0,
      },
    );
    expect(await screen.findByText('Sans enveloppe')).toBeInTheDocument();
    expect(await screen.findByText(/Aucune écriture n’est encore publiée/)).toBeInTheDocument();
  });
});
