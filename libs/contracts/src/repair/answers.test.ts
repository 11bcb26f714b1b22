import { openedRepairOf, repairCountsOf, stampValueOf, waitingRepairsOf } from './answers.ts';

describe('the short answers about files', () => {
  it('tell an opened file', () => {
    expect(
      openedRepairOf({ repair_id: 'r1', repair_rozo_id: 'REP00042_10001', row_hash: 'a'.repeat(32), status: 0 }),
    ).toEqual({ repairId: 'r1', fileNumber: 'REP00042_10001', rowHash: 'a'.repeat(32), status: 0 });
  });

  it('count by status', () => {
    expect(repairCountsOf({ total: 3, mine: 1, unread: 2, by_status: { 0: 3 } })).toEqual({
      total: 3,
      mine: 1,
      unread: 2,
      byStatus: { 0: 3 },
    });
  });

  it('tell what waits in a status, with its oldest file where there is one', () => {
    const since = '2026-05-26T08:00:00.000Z';
    const oldest = { repair_rozo_id: 'REP00042_10001', since };
    expect(waitingRepairsOf({ status: 1, count: 2, oldest, median_since: since, at_risk: 1 })).toEqual({
      queue: 1,
      count: 2,
      oldest: { fileNumber: 'REP00042_10001', since },
      medianSince: since,
      atRisk: 1,
    });
    expect(waitingRepairsOf({ status: 8, count: 0, at_risk: 0 })).toEqual({ queue: 8, count: 0, atRisk: 0 });
    expect(waitingRepairsOf({ is_recommended: true, count: 1, at_risk: 0 })).toEqual({
      queue: 'recommended',
      count: 1,
      atRisk: 0,
    });
    expect(waitingRepairsOf({ count: 1, at_risk: 0 })).toBeUndefined();
  });

  it('tell what an O°code says', () => {
    expect(stampValueOf({ entity_id: 'r1', long_description: { stamp: '123456789' } })).toBe('123456789');
  });
});
