import { massRunRoutes } from '@alveole/contracts/mass-run';
import { staffRoutes } from '@alveole/contracts/staff';
import type { RouteResult } from '@alveole/contracts';
import { renderScreen } from '@alveole/testing/browser';
import { atDesk } from '../desk.fixture.ts';
import { MassToolsPage } from './mass-tools-page.tsx';

const { openRepairMassRun, listRepairMassRuns, readRepairMassRun, listRepairMassLines } = massRunRoutes;
type Run = RouteResult<typeof readRepairMassRun>;
const none = { ready: 0, begun: 0, done: 0, already: 0, unknown: 0, repeated: 0, refused: 0 };
export const runId = 'd'.repeat(32);
/** A dry run over two files, of which one is ready. */
export const previewed: Run = {
  run_id: runId,
  act: 'not-eligible',
  state: 'previewed',
  source: 'lines',
  created_by: 'Sophie Leroy',
  created_at: '2026-03-02T09:00:00.000Z',
  total: 2,
  counts: { ...none, ready: 1, refused: 1 },
  ready_amount: 42.5,
};
const lines: RouteResult<typeof listRepairMassLines> = [
  {
    index: 0,
    given: 'r-1',
    result: 'ready',
    repair_id: 'r-1',
    repair_rozo_id: 'REP00001_46790',
    consumer_name: 'DURAND Léa',
    entity_name: 'Vélo Saône',
    amount_to_refund: 42.5,
  },
  { index: 1, given: 'REP00001_46791', result: 'refused', repair_id: 'r-2', reason: 'Déjà payé' },
];

/** Opens the tools for many files at the desk. */
export function openTools(at = '/admin/robot', permission: 0 | 1 = 0, run = previewed) {
  const props = atDesk({ permission });
  props.api
    .answer(staffRoutes.listStaff, [{ user_id: 'bob', description: { name: 'ROUX Bob' }, role: 'ADM' }])
    .answer(massRunRoutes.listMassRuns, [])
    .answer(listRepairMassRuns, [previewed])
    .answer(openRepairMassRun, { ...previewed, state: 'previewing', counts: none })
    .answer(readRepairMassRun, run)
    .answer(listRepairMassLines, lines);
  return { props, ...renderScreen(<MassToolsPage {...props} />, { at }) };
}
