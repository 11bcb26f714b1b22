import { appError } from '@alveole/contracts';
import { refundRoutes } from '@alveole/contracts/refund';
import { statisticsRoutes } from '@alveole/contracts/statistics';
import type { RouteResult } from '@alveole/contracts';
import type { PaymentPromise } from '@alveole/contracts/refund';
import { fakeRemoteProps, renderScreen } from '@alveole/testing/browser';
import type { Funder } from '@alveole/domain';
import { screen, within } from '@testing-library/react';
import { OpenFiguresPage } from './open-figures-page.tsx';

const answer: RouteResult<typeof statisticsRoutes.readOpenStatistics> = {
  week: '2026-W09',
  until: '2026-03-01',
  smallest_cell: 5,
  totals: {
    filed: 2345,
    validated: 2100,
    repairs: 2000,
    sessions: 100,
    granted_amount: 98000.5,
    refunded_amount: 70000,
    decision_median_days: 4,
    payment_median_days: null,
  },
  weeks: [
    { week: '2026-W08', week_start_date: '2026-02-16', filed: 12, validated: 7, granted_amount: 300 },
    { week: '2026-W09', week_start_date: '2026-02-23', filed: null, validated: null, granted_amount: null },
  ],
  departments: [
    { department: '67', validated: 25, granted_amount: 900 },
    { department: 'ZZ', validated: null, granted_amount: null },
  ],
};

const promise: PaymentPromise = { delay_days: 15, paid: 200, paid_in_time: 191, overdue: 0 };

function open(
  given: typeof answer | (() => never) = answer,
  promiseAnswer: PaymentPromise | (() => never) = promise,
  funders?: readonly Funder[],
) {
  const usual = fakeRemoteProps();
  const campaign = { ...usual.config.campaign, ...(funders && { funders: [...funders] }) };
  const props = { ...usual, config: { ...usual.config, campaign } };
  props.api.answer(statisticsRoutes.readOpenStatistics, given).answer(refundRoutes.readPaymentPromise, promiseAnswer);
  return { props, ...renderScreen(<OpenFiguresPage {...props} />) };
}

describe('the open figures', () => {
  it('are the totals, and what is held back says so', async () => {
    open();
    const totals = within(await screen.findByRole('region', { name: 'Depuis le début' }));
    expect(totals.getByText('Jusqu’au 1er mars 2026')).toBeInTheDocument();
    expect(totals.getByText('98 000,50 €')).toBeInTheDocument();
    expect(totals.getByText('4 jours')).toBeInTheDocument();
    expect(totals.getByText('non publié')).toBeInTheDocument();
  });

  it('are told week by week, the newest first, and by department', async () => {
    open();
    const [, newest, older] = within(await screen.findByRole('table', { name: 'Par semaine' })).getAllByRole('row');
    expect(newest).toHaveTextContent(/^23 février 2026non publié/);
    expect(older).toHaveTextContent('16 février 2026127300,00 €');
    expect(screen.getByRole('row', { name: /^Inconnu non publié/ })).toBeInTheDocument();
  });

  it('lead to the data under their stable addresses', async () => {
    open();
    await screen.findByText('Jusqu’au 1er mars 2026');
    await screen.findByRole('region', { name: 'La promesse de paiement' });
    expect(screen.getByRole('link', { name: 'Données JSON' })).toHaveAttribute(
      'href',
      'alveoleapi/v1/repairs/open_statistics.json',
    );
  });

  it('are printed from behind the last of them', async () => {
    window.print = jest.fn();
    const { user } = open();
    const print = await screen.findByRole('button', { name: 'Imprimer' });
    await screen.findByRole('region', { name: 'La promesse de paiement' });
    const last = screen.getByRole('region', { name: 'Données ouvertes' });
    expect(last.compareDocumentPosition(print)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(print);
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  it('can be asked for again when they did not come', async () => {
    const { user, props } = open(() => {
      throw appError('ServiceUnavailableException', 'no');
    });
    expect(await screen.findByText(/ne sont pas arrivés/)).toBeInTheDocument();
    props.api.answer(statisticsRoutes.readOpenStatistics, answer);
    await user.click(screen.getByRole('button', { name: 'Réessayer' }));
    expect(await screen.findByText('Jusqu’au 1er mars 2026')).toBeInTheDocument();
  });
});

describe('the payment promise', () => {
  it('says how often it held, never more than it did', async () => {
    open();
    expect(await screen.findByText(/^95\s%$/)).toBeInTheDocument();
    expect(screen.getByText(/191 versés à temps sur 200 dossiers versés/)).toBeInTheDocument();
    expect(screen.getByText(/15 jours au plus/)).toBeInTheDocument();
  });

  it('counts shares where several funders pay a file, since each pays its own', async () => {
    open(answer, promise, [
      { id: 'ville', name: 'Ville', pays: 'percentage', percent: 40 },
      { id: 'etat', name: 'État', pays: 'remainder' },
    ]);
    expect(await screen.findByText(/191 versées à temps sur 200 parts versées/)).toBeInTheDocument();
  });

  it('counts what waits beyond the delay as not held', async () => {
    open(answer, { ...promise, overdue: 200 });
    expect(await screen.findByText(/^47\s%$/)).toBeInTheDocument();
    expect(screen.getByText(/sur 200 dossiers versés et 200 qui attendent au-delà du délai/)).toBeInTheDocument();
  });

  it('tells no rate where the answer holds it back', async () => {
    open(answer, { delay_days: 15, paid: null, paid_in_time: null, overdue: null });
    expect(await screen.findByText(/Trop peu de dossiers à verser/)).toBeInTheDocument();
    expect(screen.queryByText(/%/)).not.toBeInTheDocument();
  });

  it('says that it did not come, and leaves the figures', async () => {
    open(answer, () => {
      throw appError('ServiceUnavailableException', 'no');
    });
    expect(await screen.findByText(/promesse n’est pas arrivé/)).toBeInTheDocument();
    expect(await screen.findByText('Jusqu’au 1er mars 2026')).toBeInTheDocument();
  });
});
