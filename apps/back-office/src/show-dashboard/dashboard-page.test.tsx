import { appError } from '@alveole/contracts';
import { deskRoutes } from '@alveole/contracts/desk';
import { repairRoutes } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import type { Role } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk } from '../desk.fixture.ts';
import { DashboardPage } from './dashboard-page.tsx';

const { listWaiting } = deskRoutes;
const { listWaitingRepairs } = repairRoutes;
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function open(role: Role) {
  const props = atDesk({ role });
  props.api
    .answer(listWaiting, [
      { queue: 'registered', gender: 0, count: 4, oldest: { entity_id: 'shop-1', name: 'Vélo Saône', since: ago(3) } },
      { queue: 'resubmitted', gender: 0, count: 0 },
      { queue: 'training-sent', count: 2, oldest: { entity_id: 'shop-2', name: 'Roue Libre', since: ago(9) } },
    ])
    .answer(listWaitingRepairs, [
      { status: RepairStatus.toReview, count: 3, oldest: { repair_rozo_id: 'REP00042_10001', since: ago(5) } },
      { status: RepairStatus.complemented, count: 0 },
    ]);
  return { props, ...renderScreen(<DashboardPage {...props} />, { at: '/admin/dashboard' }) };
}

describe('the dashboard', () => {
  it('shows staff what waits, for how long, what waits longest first, with a button to it', async () => {
    open('ALL');
    const section = screen.getByRole('region', { name: 'Établissements' });
    const cards = await within(section).findAllByRole('region');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Demandes VE en attente de réponse de la FUB',
      'À valider · Entreprises',
    ]);
    expect(cards[1]).toHaveTextContent('4 dossiers');
    expect(cards[1]).toHaveTextContent('Le plus ancien : Vélo Saône, depuis 3 jours');
    expect(screen.getByRole('link', { name: 'Ouvrir le premier : À valider · Entreprises' })).toHaveAttribute(
      'href',
      '/admin/backend/folder/shop-1?filtre=0&tri=anciens',
    );
    expect(
      screen.getByRole('link', { name: 'Voir la liste : Demandes VE en attente de réponse de la FUB' }),
    ).toHaveAttribute('href', '/admin/backend/etablissements?ve=envoyes&tri=anciens');
  });

  it('shows an administrator the repairs too, with the oldest of each status', async () => {
    open('ADM');
    expect(await screen.findByRole('link', { name: 'Ouvrir le premier : À valider' })).toHaveAttribute(
      'href',
      '/admin/backend/facture/REP00042_10001?filtre=1',
    );
  });

  it('says that nothing waits, and that something cannot be read', async () => {
    const props = atDesk({ role: 'ADM' });
    props.api.answer(listWaiting, []).answer(listWaitingRepairs, () => {
      throw appError('ServiceUnavailableException', 'network error', { requestId: 'req-4' });
    });
    renderScreen(<DashboardPage {...props} />);
    expect(await screen.findByText('Rien n’attend')).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('req-4');
  });
});
