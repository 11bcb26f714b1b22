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

it('takes no other file without a type', () => {
  expect(refusalOf({ name: 'IMG_1.jpg', size: 10, type: '' }, rules)).toMatch(/pas accepté/);
});
