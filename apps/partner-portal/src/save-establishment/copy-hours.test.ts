import type { DaySlots } from '@alveole/domain';
import { daysReached, dayToCopy, withDayCopied } from './copy-hours.ts';

const day: DaySlots = ['09:00', '12:00', '14:00', '18:00'];
const morning: DaySlots = ['10:00', '12:30', '', ''];

describe('the hours of one day', () => {
  it('are copied from Monday to Friday, the weekend staying as it is', () => {
    expect(withDayCopied({ tue: day, sat: morning }, 'tue', 'weekdays')).toEqual({
      mon: day,
      tue: day,
      wed: day,
      thu: day,
      fri: day,
      sat: morning,
    });
  });

  it('are copied to the days that are open, those that are closed staying so', () => {
    expect(withDayCopied({ tue: day, sat: morning, sun: ['', '', '', ''] }, 'tue', 'open-days')).toEqual({
      tue: day,
      sat: day,
      sun: ['', '', '', ''],
    });
  });

  it('reach nobody when no other day is open', () => {
    expect(daysReached({ tue: day }, 'tue', 'open-days')).toEqual([]);
  });

  it('are those of the first day that has some, else of Monday', () => {
    expect([dayToCopy({ wed: day, thu: day }), dayToCopy({})]).toEqual(['wed', 'mon']);
  });
});
