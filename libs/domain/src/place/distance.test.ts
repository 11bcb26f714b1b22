import fc from 'fast-check';
import { distanceBetween, nearestTo } from './distance.ts';
import { farAwayKm, isFarAway } from './far-away.ts';

const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});

const [strasbourg, brest, kehl] = [
  { name: 'Strasbourg', latitude: 48.5846, longitude: 7.7507 },
  { name: 'Brest', latitude: 48.39, longitude: -4.4869 },
  { name: 'Kehl', latitude: 48.5733, longitude: 7.8153 },
];

describe('distances', () => {
  it('are those of the sphere', () => {
    const degree = 111_195;
    expect(Math.round(distanceBetween({ latitude: 48, longitude: 7 }, { latitude: 49, longitude: 7 }))).toBe(degree);
    expect(distanceBetween({ latitude: 60, longitude: 7 }, { latitude: 60, longitude: 7.1 })).toBeCloseTo(
      degree * 0.1 * 0.5,
      0,
    );
    expect(Math.round(distanceBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 }))).toBe(
      Math.round(Math.PI * 6_371_008.8),
    );
  });

  it('are the same there and back, and never more than half around the earth', () => {
    fc.assert(
      fc.property(point, point, (one, other) => {
        const there = distanceBetween(one, other);
        expect(distanceBetween(other, one)).toBeCloseTo(there, 6);
        expect(there).toBeLessThanOrEqual(Math.PI * 6_371_009);
        expect(distanceBetween(one, one)).toBe(0);
      }),
    );
  });
});

describe('the nearest of some places', () => {
  it('is told with its metres', () => {
    expect(nearestTo(strasbourg!, [brest!, kehl!])).toEqual({ place: kehl, metres: expect.closeTo(4_920, -2) });
  });

  it('is none of none', () => expect(nearestTo(strasbourg!, [])).toBeUndefined());

  it('is no further than any other', () => {
    fc.assert(
      fc.property(point, fc.array(point, { minLength: 1 }), (from, places) => {
        const nearest = nearestTo(from, places);
        expect(nearest?.metres).toBe(Math.min(...places.map((place) => distanceBetween(from, place))));
      }),
    );
  });
});

describe('somebody’s home', () => {
  it.each([
    [farAwayKm - 1, false],
    [farAwayKm, false],
    [farAwayKm + 1, true],
  ])('%i km from the shop is far away: %s', (kilometres, isFar) => {
    expect(isFarAway(kilometres)).toBe(isFar);
  });

  it('is far away from a hundred kilometres on', () => expect(farAwayKm).toBe(100));
});
