import { RepairKind, RepairStatus } from '@alveole/domain';
import { repairExportQuery, repairListFilterQuery, reviewListQuery } from './list-query.ts';
import * as repairsRoutes from './routes.ts';

const { listRepairs, countListedRepairs, exportRepairsXlsx } = repairsRoutes;
const row = { createdAt: '2026-03-02T09:30:00.000Z', repairId: 'repair-1' };
const behind = `${row.createdAt},${row.repairId}`;

describe('the query of the staff’s list', () => {
  it('is what the contract takes, every filter of it', () => {
    const query = repairListFilterQuery({
      text: 'Durand',
      statuses: [RepairStatus.toReview, RepairStatus.complemented],
      kinds: [RepairKind.session],
      isMine: true,
      isUnread: true,
      isInSample: true,
      isOfIncident: true,
      entityId: 'entity-1',
      department: '2A',
      firstDay: '2026-03-01',
      lastDay: '2026-03-31',
      leastCents: 1_050,
      maxCents: 20_000,
    });
    expect(countListedRepairs.query.parse(query)).toEqual({
      query: 'Durand',
      statuses: [1, 4],
      gender: 1,
      mine: 'yes',
      unread: 'yes',
      sample: 'yes',
      incident: 'yes',
      entity_id: 'entity-1',
      department: '2A',
      start_date: '2026-03-01',
      end_date: '2026-03-31',
      amount_from: 10.5,
      amount_to: 200,
    });
  });

  it('goes on behind the last row, whichever way the list runs', () => {
    expect(listRepairs.query.parse(reviewListQuery({}, row))).toEqual({ created_before: behind });
    expect(listRepairs.query.parse(reviewListQuery({ isOldestFirst: true }, row))).toEqual({
      order: 'oldest',
      created_after: behind,
    });
  });

  it('names the order of an export, which would otherwise go status by status', () => {
    expect(exportRepairsXlsx.query.parse(repairExportQuery({ isMine: true }))).toEqual({
      mine: 'yes',
      order: 'newest',
    });
  });
});
