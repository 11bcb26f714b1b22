import { offeredTypes, refusalOf } from './refusal.ts';

const rules = { accept: ['image/jpeg', 'image/heic'], maxBytes: 1_000 };

describe('a photo in the own format of a phone', () => {
  it.each(['image/heic', 'image/heif', ''])('is taken whatever type the system gives it (%s)', (type) => {
    expect(refusalOf({ name: 'IMG_1.HEIC', size: 10, type }, rules)).toBeUndefined();
  });

  it('is refused where it is not asked for', () => {
    expect(refusalOf({ name: 'IMG_1.HEIC', size: 10, type: '' }, { ...rules, accept: ['image/jpeg'] })).toMatch(
      /pas accepté/,
    );
  });

  it('is offered by its ending too', () => {
    expect(offeredTypes(rules.accept)).toEqual(['image/jpeg', 'image/heic', '.heic', '.heif']);
  });
});

describe('a table of a spreadsheet', () => {
  const tables = { accept: ['text/csv'], maxBytes: 1_000 };

  it.each(['text/csv', 'application/vnd.ms-excel', ''])('is taken whatever type the system gives it (%s)', (type) => {
    expect(refusalOf({ name: 'Liste.CSV', size: 10, type }, tables)).toBeUndefined();
    expect(refusalOf({ name: 'Liste.xls', size: 10, type: 'application/vnd.ms-excel' }, tables)).toMatch(/pas accepté/);
  });

  it('is offered by its ending too', () => {
    expect(offeredTypes(tables.accept)).toEqual(['text/csv', '.csv']);
  });
});

it('takes no other file without a type', () => {
  expect(refusalOf({ name: 'IMG_1.jpg', size: 10, type: '' }, rules)).toMatch(/pas accepté/);
});
