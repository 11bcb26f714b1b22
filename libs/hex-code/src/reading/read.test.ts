import fc from 'fast-check';
import { dotsAt, places, randomPlaces, seededWords, values, withFlipped } from '../codec/damage.fixture.ts';
import { encode } from '../codec/encode.ts';
import { fromBits } from '../codec/slow-code.fixture.ts';
import { noDots } from '../dots.ts';
import { IMAGES } from '../layout/images.ts';
import { differences, misread, shown, views } from './picture.fixture.ts';
import { findCodes, read } from './read.ts';

const value = '1234567890123456789';
const none = noDots();
const upright = { value, erased: 0, rotation: 0, mirrored: false, inverted: false };

describe('the pictures of 42 on the page of the format', () => {
  const upright42 = { value: '42', corrected: 0, erased: 0, rotation: 0, mirrored: false, inverted: false };

  it.each([
    [0x2789a26dbd2f2d1f7c19793ce0ed5b12n, 0n, { ok: true, ...upright42, corrected: 8 }],
    [
      0x2709a22dbd2f2d1f7c19793ce0ed5b12n,
      0x7f000000000000000000000000000002n,
      { ok: true, ...upright42, corrected: 6, erased: 8 },
    ],
    [0x3439aa2911efb04e5aa6bc40bf6af742n, 0n, { ok: true, ...upright42, rotation: 1 }],
    [0x646d7b838e4f441f785a785eda22c872n, 0n, { ok: true, ...upright42, rotation: 3 }],
    [0x58f65dd242f0d2f083ee86c71f10a4ecn, 0n, { ok: true, ...upright42, inverted: true }],
    [0x1bd176a947815a7839c607dd4af394b4n, 0n, { ok: true, ...upright42, mirrored: true, rotation: 1 }],
    [
      0x6789a26dbd2f2d1f7c19793ce0ed5b12n,
      0n,
      { ok: false, code: 'HEX_CODE_UNSURE', candidate: { ...upright42, corrected: 9 } },
    ],
    [0x6789a265bd2f2d1f7c19793ce0ed5912n, 0n, { ok: false, code: 'HEX_CODE_UNREADABLE' }],
  ])('give the answers written there', (seen, notSeen, answer) => {
    expect(read(fromBits(seen), fromBits(notSeen), { mirrored: true })).toEqual(answer);
  });
});

describe.each(views)('a picture turned by $rotation sixths, mirrored $mirrored, inverted $inverted', (view) => {
  const word = seededWords(20 + view.rotation);
  const { rotation, mirrored, inverted } = view;
  const atOnce = 8 - Number(mirrored) - Number(inverted);

  it('gives value and position at once while the errors are few, and a candidate up to ten', () => {
    for (let errors = 0; errors <= 10; errors++) {
      const picture = shown(misread(value, randomPlaces(errors, word)), view, inverted);
      const candidate = { value, corrected: errors, erased: 0, rotation, mirrored, inverted };
      const answer = errors <= atOnce ? { ok: true, ...candidate } : { ok: false, code: 'HEX_CODE_UNSURE', candidate };
      expect(read(picture, none, { mirrored: true })).toEqual(answer);
    }
  });

  it('gives nothing beyond ten errors', () => {
    const picture = shown(misread(value, randomPlaces(11, word)), view, inverted);
    expect(read(picture, none, { mirrored: true })).toEqual({ ok: false, code: 'HEX_CODE_UNREADABLE' });
  });

  it('is read in a mirror on request only', () => {
    const picture = shown(encode(value), view, inverted);
    expect(read(picture).ok).toBe(!mirrored);
    expect(read(picture, none, { mirrored: false }).ok).toBe(!mirrored);
  });

  it('is not read light on dark where the reader knows which is which', () => {
    const picture = shown(encode(value), view, inverted);
    expect(read(picture, none, { mirrored: true, inverted: false })).toMatchObject(
      inverted ? { ok: false } : { ok: true, value, inverted },
    );
  });
});

describe('any value', () => {
  it('is read from any of its images with up to six errors', () => {
    fc.assert(
      fc.property(values, fc.constantFrom(...views), places({ minLength: 0, maxLength: 6 }), (bits, view, wrong) => {
        const picture = shown(misread(bits.toString(), wrong), view, view.inverted);
        expect(read(picture, none, { mirrored: true })).toMatchObject({
          ok: true,
          value: bits.toString(),
          corrected: wrong.length,
        });
      }),
    );
  });
});

describe('dots that could not be read', () => {
  const word = seededWords(30);

  it.each(Array.from({ length: 22 }, (_, erased) => erased))('%i of them leave the less room for errors', (erased) => {
    for (let errors = 0; 2 * errors + erased <= 21; errors++) {
      const damaged = randomPlaces(erased + errors, word);
      const wrong = damaged.filter((_, at) => at >= erased || word() & 1);
      const view = views[word() % 12]!;
      const { rotation, mirrored, inverted } = view;
      const answer = read(shown(misread(value, wrong), view, inverted), shown(dotsAt(damaged.slice(0, erased)), view));
      const candidate = { value, corrected: errors, erased, rotation, mirrored, inverted };
      const atOnce = 4 * errors + erased <= 4 * (inverted ? 7 : 8);
      expect(answer).toEqual(atOnce ? { ok: true, ...candidate } : { ok: false, code: 'HEX_CODE_UNSURE', candidate });
    }
  });

  it('give nothing where they are more than 21', () => {
    expect(read(encode(value), dotsAt(randomPlaces(22, word)))).toEqual({ ok: false, code: 'HEX_CODE_UNREADABLE' });
  });
});

describe('the errors accepted at once', () => {
  const picture = (errors: number) => misread(value, randomPlaces(errors, seededWords(31)));

  it.each([0, 5, 9, 10])('can be set to %i', (maxErrors) => {
    expect(read(picture(maxErrors), none, { maxErrors })).toEqual({ ok: true, ...upright, corrected: maxErrors });
  });

  it.each([0, 5, 9])('are then no more than %i', (maxErrors) => {
    const candidate = { ...upright, corrected: maxErrors + 1 };
    expect(read(picture(maxErrors + 1), none, { maxErrors })).toEqual({
      ok: false,
      code: 'HEX_CODE_UNSURE',
      candidate,
    });
  });
});

describe('a value of which another image is nearly a code', () => {
  // Found by trial: turned by a sixth, its code is ten dots away from the code of another value.
  const near = '4932271180959087361';
  it.each([
    [0, { ok: true, value: near, corrected: 0, rotation: 0 }],
    [4, { ok: true, value: near, corrected: 4, rotation: 0 }],
    [5, { ok: false, code: 'HEX_CODE_AMBIGUOUS' }],
    [6, { corrected: 4, rotation: 1 }],
    [10, { corrected: 0, rotation: 1 }],
  ])('after %i steps towards it gives the nearer of both, and none half way', (steps, answer) => {
    const other = findCodes(encode(near), none, false).find(({ rotation }) => rotation === 1)!.value;
    const way = differences(encode(near), shown(encode(other), IMAGES[1]!));
    expect(way).toHaveLength(10);
    const reading = read(withFlipped(encode(near), way.slice(0, steps)));
    expect(reading).toMatchObject(steps > 5 ? { ok: true, value: other, ...answer } : answer);
  });
});

it('refuses a value of which the mirror image is a code too, where mirrors are read', () => {
  const palindrome = '419470223358186380';
  expect(read(encode(palindrome), none, { mirrored: true })).toEqual({ ok: false, code: 'HEX_CODE_AMBIGUOUS' });
  expect(read(encode(palindrome))).toMatchObject({ ok: true, value: palindrome });
});

it('leaves picture and erasures as they were', () => {
  const [picture, erased] = [shown(encode(value), IMAGES[4]!, true), dotsAt([1, 77])];
  read(picture, erased, { mirrored: true });
  expect([picture, erased]).toEqual([shown(encode(value), IMAGES[4]!, true), dotsAt([1, 77])]);
});
