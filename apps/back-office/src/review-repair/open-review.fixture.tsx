import { repairsRoutes } from '@alveole/contracts';
import type { RepairFile } from '@alveole/contracts';
import { RepairStatus } from '@alveole/domain';
import { Route, Routes } from '@alveole/router';
import { renderScreen } from '@alveole/testing/browser';
import { screen, within } from '@testing-library/react';
import { atDesk, completeRepair } from '../desk.fixture.ts';
import { ReviewRepairPage } from './review-repair-page.tsx';

const { findRepair, reviewRepair, assignRepair, listRepairs } = repairsRoutes;
const next = '2'.repeat(32);

interface Opening {
  permission?: 0 | 1;
  at?: string;
  /** The list from which the file comes. */
  list?: RepairFile[];
}

/** Opens the review of a file at the desk. */
export function openReview(
  file: RepairFile | (() => RepairFile) = completeRepair(),
  { permission = 0, at = '/admin/backend/facture/REP00042_10001', list = [] }: Opening = {},
) {
  const props = atDesk({ permission });
  props.api
    .answer(listRepairs, list)
    .answer(
      findRepair,
      typeof file === 'function'
        ? file
        : ({ params }) => list.find(({ repair_rozo_id }) => repair_rozo_id === params.id) ?? file,
    )
    .answer(reviewRepair, { row_hash: next, repair_rozo_id: 'REP00042_10001', status: RepairStatus.validated })
    .answer(assignRepair, { row_hash: next });
  const page = renderScreen(
    <Routes>
      <Route path="/admin/backend/facture/:id" element={<ReviewRepairPage {...props} />} />
      <Route path="*" element={null} />
    </Routes>,
    { at },
  );
  return { props, ...page, operations: () => props.api.callsOf(reviewRepair).map(({ body }) => body.repair_data) };
}

export const button = (name: string | RegExp) => screen.findByRole('button', { name });
export const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
