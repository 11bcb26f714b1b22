import { repairsRoutes } from '@alveole/contracts';
import { RepairKind, RepairStatus } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, waitFor } from '@testing-library/react';
import { atDesk, completeRepair } from '../desk.fixture.ts';
import { BrowseRepairsPage } from './browse-repairs-page.tsx';

const { listRepairs, countRepairs } = repairsRoutes;
const counts = { total: 371, mine: 17, by_status: { '1': 214, '3': 88, '4': 31, '8': 12, '13': 4 } };
const mine = completeRepair({ rozo_user_id: 'user-1' });
const session = completeRepair({
  repair_id: 'repair-2',
  repair_rozo_id: 'VEL00077_55120',
  gender: RepairKind.session,
  status: RepairStatus.complemented,
  rozo_user_id: 'user-2',
  repair_amounts: { amount_to_refund: 45 },
  repair_search_data: { message_non_lu_rozo: true },
});

function open(at = '/admin/backend/reparations', rows = [mine, session]) {
  const props = atDesk();
  props.api.answer(listRepairs, rows).answer(countRepairs, counts);
  return { props, ...renderScreen(<BrowseRepairsPage {...props} />, { at }) };
}
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

describe('the list of repairs', () => {
  it('shows amount, premium, status and holder of each', async () => {
    open();
    const row = plain(await screen.findByRole('row', { name: 'REP00042_10001' }));
    for (const part of ['Cycles du Rhin', 'DURAND LEA', '02/03/2026', '125,00 €', '50,00 €', 'À valider', 'Moi'])
      expect(row).toContain(part);
  });

  it('counts the persons of a session, names its holder and tells an unread message', async () => {
    open();
    await screen.findByText('Jean Roux');
    const row = plain(screen.getByRole('row', { name: 'VEL00077_55120' }));
    for (const part of ['2 personnes', '45,00 €', 'Complété par le réparateur', 'message non lu'])
      expect(row).toContain(part);
  });

  it('narrows by a chip, kept in the address, with the total of that status', async () => {
    const { user, props, address } = open();
    await user.click(await screen.findByRole('radio', { name: 'À valider 214' }));
    await waitFor(() =>
      expect(props.api.callsOf(listRepairs).at(-1)).toEqual({ query: { status: RepairStatus.toReview } }),
    );
    expect(address()).toBe('/admin/backend/reparations?filtre=1');
    expect(await screen.findByText('2 dossiers affichés sur 214')).toBeInTheDocument();
  });

  it('narrows by any of the fifteen statuses', async () => {
    const { user, props } = open();
    await screen.findByRole('row', { name: 'REP00042_10001' });
    await user.click(screen.getByRole('button', { name: /Autre état/ }));
    expect(await screen.findAllByRole('option')).toHaveLength(15);
    await user.click(screen.getByRole('option', { name: 'Non éligible (échantillon)' }));
    await waitFor(() =>
      expect(props.api.callsOf(listRepairs).at(-1)).toEqual({ query: { status: RepairStatus.sampleNotEligible } }),
    );
    expect(await screen.findByRole('radio', { name: 'Non éligible (échantillon) 4' })).toBeChecked();
  });

  it('opens a file by Enter, with its filters', async () => {
    const { user, address } = open('/admin/backend/reparations?filtre=mes-dossiers');
    await screen.findByRole('row', { name: 'REP00042_10001' });
    await user.keyboard('jj{Enter}');
    expect(address()).toBe('/admin/backend/facture/VEL00077_55120?filtre=mes-dossiers');
  });

  it('says what it looks for when nothing is found', async () => {
    const { user, address } = open('/admin/backend/reparations?q=personne', []);
    expect(await screen.findByText('Aucun dossier ici')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Afficher tous les dossiers' }));
    expect(address()).toBe('/admin/backend/reparations');
  });
});
