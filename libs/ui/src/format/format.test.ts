import fc from 'fast-check';
import {
  formatBytes,
  formatCount,
  formatDate,
  formatDayTime,
  formatEuros,
  formatDeskTime,
  formatShortDate,
  parseEuros,
  parseShortDate,
} from './index.ts';

const NBSP = '\u00a0';

describe('formatEuros', () => {
  it('writes a comma, thousands and the sign with non-breaking spaces', () => {
    expect(formatEuros(123_456)).toBe(`1${NBSP}234,56${NBSP}€`);
    expect(formatEuros(0)).toBe(`0,00${NBSP}€`);
    expect(formatEuros(-500)).toBe(`−5,00${NBSP}€`);
  });

  it('is read back by parseEuros, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => parseEuros(formatEuros(cents)) === cents),
    );
  });
});

describe('parseEuros', () => {
  it.each([
    ['125', 12_500],
    ['125,5', 12_550],
    ['125.50', 12_550],
    ['1 234,56 €', 123_456],
    ['12,', 1200],
    ['0,07', 7],
  ])('reads %s as %d cents', (text, cents) => expect(parseEuros(text)).toBe(cents));

  it('tells nothing from nonsense', () => {
    expect(parseEuros('  ')).toBeNull();
    expect(parseEuros('12,345')).toBeNaN();
    expect(parseEuros('1,2,3')).toBeNaN();
    expect(parseEuros('douze')).toBeNaN();
  });
});

describe('dates', () => {
  it('are those of Paris, in summer and winter', () => {
    expect(formatDeskTime('2021-03-12T23:30:00Z')).toBe('13-03-2021\u00a000:30');
    expect(formatShortDate('2021-03-12T23:30:00Z')).toBe('13/03/2021');
    expect(formatDayTime('2021-03-12T07:05:00Z')).toBe(`12/03 à${NBSP}08h05`);
    expect(formatDayTime('2021-07-14T22:30:00Z')).toBe(`15/07 à${NBSP}00h30`);
  });

  it('leave a bare day where it is, and write the first as 1er', () => {
    expect(formatDate('2021-01-01')).toBe(`1er${NBSP}janvier${NBSP}2021`);
    expect(formatShortDate('2021-12-31')).toBe('31/12/2021');
  });

  it('are read back from JJ/MM/AAAA', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          return parseShortDate(formatShortDate(day)) === day;
        },
      ),
    );
  });

  it('refuse what is no day of the calendar', () => {
    expect(parseShortDate('31/02/2021')).toBeUndefined();
    expect(parseShortDate('2021-03-12')).toBeUndefined();
    expect(parseShortDate('1/3/2021')).toBeUndefined();
  });
});

describe('counts and sizes', () => {
  it('agree with their noun', () => {
    expect(formatCount(0, 'dossier')).toBe(`0${NBSP}dossier`);
    expect(formatCount(1, 'dossier')).toBe(`1${NBSP}dossier`);
    expect(formatCount(3512, 'dossier')).toBe(`3${NBSP}512${NBSP}dossiers`);
    expect(formatCount(2, 'travail', 'travaux')).toBe(`2${NBSP}travaux`);
  });

  it('say sizes as people do', () => {
    expect(formatBytes(0)).toBe(`0${NBSP}o`);
    expect(formatBytes(840_000)).toBe(`840${NBSP}Ko`);
    expect(formatBytes(2_400_000)).toBe(`2,4${NBSP}Mo`);
  });
});
