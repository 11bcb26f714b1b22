import { repairRoutes, repairSummary } from '@alveole/contracts/repair';
import type { RepairSummary } from '@alveole/contracts/repair';
import { RepairStatus } from '@alveole/domain';
import { renderScreen } from '@alveole/testing/browser';
import { buildRepairFile } from '@alveole/testing/builders';
import { atCounter } from '../workbench.fixture.ts';
import { ListRepairsPage } from './list-repairs-page.tsx';

export const { listOwnRepairs, countRepairs } = repairRoutes;
export const counts = { total: 6, mine: 6, unread: 2, by_status: { '0': 3, '3': 1, '9': 1, '6': 1 } };
export const row = (changes: Partial<RepairSummary> = {}): RepairSummary =>
  repairSummary.parse({ ...buildRepairFile(), ...changes });

/** The list of the counter, before an API that answers these files. */
export function open(
  rows: RepairSummary[] = [row()],
  { at = '/admin/reparation/livraison', Page = ListRepairsPage } = {},
) {
  const props = atCounter();
  // Two statuses behind one chip never hold the same file.
  props.api
    .answer(listOwnRepairs, ({ query }) => (query.status === RepairStatus.sampleComplementAsked ? [] : rows))
    .answer(countRepairs, counts);
  return { props, ...renderScreen(<Page {...props} />, { at }) };
}
