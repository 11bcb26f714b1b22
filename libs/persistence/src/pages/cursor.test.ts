import fc from 'fast-check';
import { cursorAfter, parseCursor } from './cursor.ts';

describe('created_before', () => {
  it.each([
    ['2026-05-30', { date: new Date('2026-05-30T00:00:00Z') }],
    ['2026-05-30T12:30:00.000Z', { date: new Date('2026-05-30T12:30:00Z') }],
    ['2026-05-30T12:30:00+02:00', { date: new Date('2026-05-30T10:30:00Z') }],
    ['2026-05-30T12:30:00Z,abc-1', { date: new Date('2026-05-30T12:30:00Z'), id: 'abc-1' }],
  ])('reads %s', (text, cursor) => expect(parseCursor(text)).toEqual(cursor));

  it.each(['', 'yesterday', '2026-13-01', '2026-05-30,', '2026-05-30,a,b', ',a', '{"$gt":""}'])(
    'refuses %j',
    (text) => {
      expect(parseCursor(text)).toBeUndefined();
    },
  );

  it('reads back every cursor that it writes', () => {
    const dates = fc.date({ min: new Date('1900-01-01'), max: new Date('2999-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(dates, fc.uuid(), (date, _id) => {
        expect(parseCursor(cursorAfter({ _id, date }))).toEqual({ date, id: _id });
      }),
    );
  });
});
