import { isSmsSwitchedOff, openedRepairOf, repairCountsOf } from './repair-answers.ts';

describe('the short answers about files', () => {
  it('tell an opened file', () => {
    expect(
      openedRepairOf({ repair_id: 'r1', repair_rozo_id: 'REP00042_10001', row_hash: 'a'.repeat(32), status: 0 }),
    ).toEqual({ repairId: 'r1', fileNumber: 'REP00042_10001', rowHash: 'a'.repeat(32), status: 0 });
  });

  it('count by status', () => {
    expect(repairCountsOf({ total: 3, mine: 1, by_status: { 0: 3 } })).toEqual({
      total: 3,
      mine: 1,
      byStatus: { 0: 3 },
    });
  });

  it('tell whether the code by SMS is switched off', () => {
    expect([isSmsSwitchedOff({ disable_sms: 'yes' }), isSmsSwitchedOff({ disable_sms: 'no' })]).toEqual([true, false]);
  });
});
