import { noDots } from '../dots.ts';
import { placeStamp } from './place-stamp.ts';
import { amountText } from './stamp.ts';

const text = (changes: object) => amountText({ dots: noDots(), amountCents: 1, ...changes }).replace('\u00a0', ' ');

describe('the amount of a stamp', () => {
  it.each([
    ['a small repair', { amountCents: 1234 }, '12,34 €'],
    ['a few cents', { amountCents: 5 }, '0,05 €'],
    ['a repair at the cap', { amountCents: 5000, capCents: 5000 }, '50,00 €'],
    ['a repair over the cap', { amountCents: 12_550, capCents: 5000 }, '50,00 €'],
    ['a repair of a campaign with another cap', { amountCents: 12_550, capCents: 8000 }, '80,00 €'],
    ['a session of one', { amountCents: 6750 }, '67,50 €'],
    ['a session of two', { amountCents: 4500 }, '45,00 €'],
    ['a session of three', { amountCents: 3000 }, '30,00 €'],
  ])('of %s', (_what, changes, expected) => expect(text(changes)).toBe(expected));

  it.each([0, -100, 0.5, Infinity])('is never %d', (amountCents) => {
    expect(() => text({ amountCents })).toThrow(expect.objectContaining({ code: 'AMOUNT_INVALID' }));
  });
});

describe('the place of a stamp', () => {
  it('is the upper right, a margin of 5 mm around a code of 20 mm', () => {
    const { ground, code, amount } = placeStamp({ width: 210, height: 297 }, 20)!;
    expect(210 - ground.x - ground.width).toBeCloseTo(5);
    expect(ground.y).toBe(5);
    expect(code.x - ground.x).toBeCloseTo(code.y - ground.y);
    expect(ground.x + ground.width - code.x - code.size).toBeCloseTo(code.x - ground.x);
    expect(amount.y + amount.height).toBeCloseTo(ground.y + ground.height);
    expect(amount.height).toBeCloseTo(7);
  });

  it('places a line of 3 mm for each text of VAT under the amount', () => {
    const { ground, amount, vatLines } = placeStamp({ width: 210, height: 297 }, 20, 2)!;
    expect(vatLines.map(({ y, height }) => [y - amount.y - amount.height, height])).toEqual([
      [expect.closeTo(0), expect.closeTo(3)],
      [expect.closeTo(3), expect.closeTo(3)],
    ]);
    expect(ground.y + ground.height - vatLines[1]!.y).toBeCloseTo(3);
  });

  it('leaves the VAT out on a page that has room for code and amount alone', () => {
    expect(placeStamp({ width: 32.6, height: 42 }, 20, 2)!.vatLines).toEqual([]);
  });

  it('needs room for itself and its margins', () => {
    expect(placeStamp({ width: 32.6, height: 39.6 }, 20)).toBeDefined();
    expect(placeStamp({ width: 32.5, height: 39.6 }, 20)).toBeUndefined();
    expect(placeStamp({ width: 32.6, height: 39.5 }, 20)).toBeUndefined();
  });
});
