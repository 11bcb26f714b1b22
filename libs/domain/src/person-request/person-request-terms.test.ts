import { RepairStatus, repairStatusCodes } from '../repair/statuses.ts';
import { fateOfFile, keptReasons, keptReasonTexts, monthsAfterDay, personRequestDueDay } from './index.ts';

describe('the day on which a request is due', () => {
  it.each([
    ['2026-03-02', false, '2026-04-02'],
    ['2026-01-31', false, '2026-02-28'],
    ['2028-01-31', false, '2028-02-29'],
    ['2026-12-15', false, '2027-01-15'],
    ['2026-03-02', true, '2026-06-02'],
    ['2026-11-30', true, '2027-02-28'],
  ])('of a request of %s (extended: %s) is %s', (receivedOn, isExtended, dueOn) => {
    expect(personRequestDueDay(receivedOn, isExtended)).toBe(dueOn);
  });

  it('counts years in months', () => {
    expect(monthsAfterDay('2026-03-31', 60)).toBe('2031-03-31');
  });
});

describe('what an erasure does to a file', () => {
  const { abandoned, abandonedByStaff, notEligible, sampleNotEligible, refunded, sampleRefunded } = RepairStatus;
  const owed: readonly number[] = [abandoned, abandonedByStaff, notEligible, sampleNotEligible];
  const paid: readonly number[] = [refunded, sampleRefunded];

  it.each(repairStatusCodes)(
    'of status %i is forgotten where nobody is owed anything, else kept with its reason',
    (status) => {
      const file = { status, modifiedOn: '2026-03-02' };
      const fate = fateOfFile(file, { paidFiles: 60 });
      if (owed.includes(status)) expect(fate).toEqual({ fate: 'forgotten' });
      else if (paid.includes(status)) expect(fate).toEqual({ fate: 'kept', reason: 'paid-file', until: '2031-03-02' });
      else expect(fate).toEqual({ fate: 'kept', reason: 'file-in-work' });
    },
  );

  it('names an article for each reason', () => {
    for (const reason of keptReasons) expect(keptReasonTexts[reason]).toMatch(/art\. |Une autre personne/);
  });
});
