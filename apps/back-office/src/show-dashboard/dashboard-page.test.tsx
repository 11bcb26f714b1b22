import { appError } from '@alveole/contracts';
import { deskRoutes } from '@alveole/contracts/desk';
import { refundRoutes } from '@alveole/contracts/refund';
import { repairRoutes } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import type { Role } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { DashboardPage } from './dashboard-page.tsx';

const { listWaiting } = deskRoutes;
const { listWaitingRepairs } = repairRoutes;
const { countWaitingPayments } = refundRoutes;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function open(role: Role) {
  const props = atDesk({ role });
  props.api
    .answer(listWaiting, [
      {
        queue: 'registered',
        gender: 0,
        count: 4,
        oldest: { entity_id: 'shop-1', name: 'Vélo Saône', since: ago(3) },
        median_since: ago(2),
        at_risk: 0,
      },
      { queue: 'resubmitted', gender: 0, count: 0, at_risk: 0 },
      {
        queue: 'training-sent',
        count: 2,
        oldest: { entity_id: 'shop-2', name: 'Roue Libre', since: ago(9) },
        median_since: ago(9),
        at_risk: 0,
      },
    ])
    .answer(listWaitingRepairs, [
      {
        status: RepairStatus.toReview,
        count: 3,
        oldest: { repair_rozo_id: 'REP00042_10001', since: ago(31) },
        median_since: ago(12),
        at_risk: 1,
      },
      { status: RepairStatus.complemented, count: 0, at_risk: 0 },
      {
        is_recommended: true,
        count: 2,
        oldest: { repair_rozo_id: 'REP00042_10002', since: ago(1) },
        median_since: ago(1),
        at_risk: 0,
      },
    ])
    .answer(countWaitingPayments, {
      count: 7,
      oldest: { repair_rozo_id: 'REP00042_10007', since: ago(5) },
      median_since: ago(4),
      at_risk: 2,
    });
  return { props, ...renderScreen(<DashboardPage {...props} />, { at: '/admin/dashboard' }) };
}

const plain = (element: HTMLElement | undefined) => element?.textContent.replaceAll('\u00a0', ' ') ?? '';

describe('the dashboard', () => {
  it('shows staff a row for each queue, what waits longest first, with its ages and one button', async () => {
    open('ALL');
    const table = within(await screen.findByRole('grid', { name: 'Files d’attente' }));
    const [, longest, ...others] = table.getAllByRole('row');
    expect(others).toHaveLength(1);
    expect(longest).toHaveTextContent('Demandes VE en attente de réponse de la FUB');
    const row = plain(others[0]);
    for (const part of ['À valider · Entreprises', '4', 'depuis 3 jours', 'Vélo Saône', '2 jours', 'Tenu'])
      expect(row).toContain(part);
    expect(table.getByRole('link', { name: /^Traiter.: À valider · Entreprises$/ })).toHaveAttribute(
      'href',
      '/admin/backend/folder/shop-1?filtre=0&tri=anciens',
    );
    expect(table.getByRole('link', { name: /^Demandes VE en attente/ })).toHaveAttribute(
      'href',
      '/admin/backend/etablissements?ve=envoyes&tri=anciens',
    );
    expect(table.getAllByRole('link', { name: /^Traiter/ })).toHaveLength(2);
  });

  it('fills the button of the queue that waits longest alone, so that one thing is first', async () => {
    open('ALL');
    const table = within(await screen.findByRole('grid', { name: 'Files d’attente' }));
    const [first, ...others] = table.getAllByRole('link', { name: /^Traiter/ }).map(({ className }) => className);
    expect(first).toMatch(/primary/);
    expect(others.length).toBeGreaterThan(0);
    for (const className of others) expect(className).not.toMatch(/primary/);
  });

  it('shows an administrator the repairs too, those whose promised delay is at risk told by their number', async () => {
    open('ADM');
    const link = await screen.findByRole('link', { name: /^Traiter.: À valider$/ });
    expect(link).toHaveAttribute('href', '/admin/backend/facture/REP00042_10001?filtre=1&tri=anciens');
    const first = plain(screen.getAllByRole('row')[1]);
    for (const part of ['À valider', 'Réparations et séances', 'depuis 31 jours', '12 jours', '1 à risque'])
      expect(first).toContain(part);
  });

  it('shows an administrator the recommended validations as a queue that leads to the list of those to confirm', async () => {
    open('ADM');
    expect(await screen.findByRole('link', { name: /^Traiter.: Validations à confirmer$/ })).toHaveAttribute(
      'href',
      '/admin/backend/facture/REP00042_10002?filtre=a-confirmer&tri=anciens',
    );
  });

  it('shows an administrator the payments to prepare, with their oldest, those at risk, and one button', async () => {
    open('ADM');
    const prepare = await screen.findByRole('link', { name: /^Préparer.: Virements à préparer$/ });
    expect(prepare).toHaveAttribute('href', '/admin/backend/remboursements');
    const row = plain(prepare.closest('tr') ?? undefined);
    for (const part of ['Virements à préparer', '7', 'depuis 5 jours', 'REP00042_10007', '4 jours', '2 à risque'])
      expect(row).toContain(part);
    expect(prepare.closest('td')).toHaveAttribute('data-act', 'true');
  });

  it('shows no payments to prepare to who prepares none', async () => {
    const { props } = open('ALL');
    await screen.findByRole('grid', { name: 'Files d’attente' });
    expect(screen.queryByText('Virements à préparer')).not.toBeInTheDocument();
    expect(props.api.callsOf(countWaitingPayments)).toEqual([]);
  });

  it('says which queues cannot be read, and not that nothing waits', async () => {
    const props = atDesk({ role: 'ADM' });
    props.api.answer(listWaiting, []).answer(countWaitingPayments, { count: 0, at_risk: 0 });
    props.api.answer(listWaitingRepairs, () => {
      throw appError('ServiceUnavailableException', 'network error', { requestId: 'req-4' });
    });
    renderScreen(<DashboardPage {...props} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('req-4');
    expect(screen.queryByText('Rien n’attend')).not.toBeInTheDocument();
  });

  it('says that nothing waits', async () => {
    const props = atDesk({ role: 'ALL' });
    props.api.answer(listWaiting, []);
    renderScreen(<DashboardPage {...props} />);
    expect(await screen.findByText('Rien n’attend')).toBeInTheDocument();
  });
});
