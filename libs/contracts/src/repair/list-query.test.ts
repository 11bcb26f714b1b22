import { maxAmountCents, RepairKind, repairKinds, RepairStatus, repairStatusCodes } from '@alveole/domain';
import fc from 'fast-check';
import {
  repairExportOf,
  repairExportQuery,
  repairListFilterOf,
  repairListFilterQuery,
  reviewListOf,
  reviewListQuery,
} from './list-query.ts';
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
      isRecommended: true,
      awaitsEnvelope: true,
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
      recommended: 'yes',
      awaits_envelope: 'yes',
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

const only = fc.constant(true);
const day = fc.constantFrom('2026-03-01', '2026-03-31');
const cents = fc.integer({ min: 1, max: maxAmountCents });
const filters = fc.record(
  {
    text: fc.stringMatching(/^[A-Za-zé]{1,20}$/),
    statuses: fc.uniqueArray(fc.constantFrom(...repairStatusCodes), { minLength: 1 }),
    kinds: fc.uniqueArray(fc.constantFrom(...repairKinds), { minLength: 1 }),
    isMine: only,
    isUnread: only,
    isInSample: only,
    isOfIncident: only,
    isRecommended: fc.boolean(),
    entityId: fc.uuid(),
    department: fc.constantFrom('67', '2A', '974', 'ZZ'),
    firstDay: day,
    lastDay: day,
    leastCents: cents,
    maxCents: cents,
    isOldestFirst: only,
  },
  { requiredKeys: [] },
);

it('reads the filter, the order and the cursor of a page that were sent', () => {
  fc.assert(
    fc.property(filters, fc.option(fc.constant(row), { nil: undefined }), (filter, last) => {
      const cursor = last && (filter.isOldestFirst ? { createdAfter: behind } : { createdBefore: behind });
      expect(reviewListOf(listRepairs.query.parse(reviewListQuery(filter, last)))).toEqual({ filter, ...cursor });
      const { isOldestFirst, ...narrowed } = filter;
      expect(repairListFilterOf(countListedRepairs.query.parse(repairListFilterQuery(filter)))).toEqual(narrowed);
      expect(repairExportOf(exportRepairsXlsx.query.parse(repairExportQuery(filter)))).toEqual({
        filter,
        order: isOldestFirst ? 'oldest' : 'newest',
      });
    }),
  );
});

it('reads who holds the files of an export, and no order where none was asked for', () => {
  expect(repairExportOf(exportRepairsXlsx.query.parse({ operator_id: 'user-1' }))).toEqual({
    filter: { operatorId: 'user-1' },
  });
});
