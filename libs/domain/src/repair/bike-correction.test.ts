import { bikeCorrectionText, changesBike } from './bike-correction.ts';

const gitane = { brand: 'Gitane', serial: 'AB12' };

describe('the correction of a bike', () => {
  it.each([
    ['another number', { ...gitane, serial: 'AB21' }, true],
    ['another brand', { ...gitane, brand: 'Peugeot Cycles' }, true],
    ['another comment', { ...gitane, comment: 'rouge' }, true],
    ['the same bike', { ...gitane, comment: '' }, false],
  ])('changes the file for %s: %j is %s', (_what, next, expected) => {
    expect(changesBike({ previous: gitane, next })).toBe(expected);
  });

  it('reads as the former bike and the one of now', () => {
    const next = { brand: 'Peugeot Cycles', serial: 'AB21' };
    expect(bikeCorrectionText({ previous: gitane, next })).toBe('Gitane, n°\u00a0AB12 → Peugeot Cycles, n°\u00a0AB21');
  });

  it('reads as the new comment where number and brand stay', () => {
    const next = { ...gitane, comment: 'rouge' };
    expect(bikeCorrectionText({ previous: gitane, next })).toBe('Commentaire\u00a0: «\u00a0rouge\u00a0»');
  });
});
