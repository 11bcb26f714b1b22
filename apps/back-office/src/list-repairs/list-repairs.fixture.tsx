import { repairRoutes } from '@alveole/contracts/repair';
import { RepairKind, RepairStatus } from '@alveole/domain';
import type { Campaign } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk, completeRepair } from '../desk.fixture.ts';
import { ListRepairsPage } from './list-repairs-page.tsx';

export const { listRepairs, countRepairs, countListedRepairs, exportRepairsCsv } = repairRoutes;

export const counts = { total: 371, mine: 17, unread: 5, by_status: { '1': 214, '3': 88, '4': 31, '8': 12, '13': 4 } };

export const mine = completeRepair({ rozo_user_id: 'user-1' });
export const session = completeRepair({
  repair_id: 'repair-2',
  repair_rozo_id: 'VEL00077_55120',
  gender: RepairKind.session,
  status: RepairStatus.complemented,
  rozo_user_id: 'user-2',
  repair_amounts: { amount_to_refund: 45 },
  repair_search_data: { message_non_lu_rozo: true },
});

export function open(
  at = '/admin/backend/reparations?filtre=tous',
  rows = [mine, session],
  questions: Campaign['questions'] = undefined,
) {
  const desk = atDesk();
  const props = { ...desk, config: { ...desk.config, campaign: { ...desk.config.campaign, questions } } };
  props.api.answer(listRepairs, rows).answer(countRepairs, counts).answer(countListedRepairs, { count: 2 });
  return { props, ...renderScreen(<ListRepairsPage {...props} />, { at }) };
}

export async function openPanel(user: ReturnType<typeof open>['user']) {
  await screen.findByText('Jean Roux');
  await user.click(screen.getByRole('button', { name: 'Filtres' }));
  return within(await screen.findByRole('dialog', { name: 'Filtrer les dossiers' }));
}

export const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');
