import { placeOnRings, ringsAround } from './place-on-rings.ts';

const centre = { latitude: 45.767, longitude: 4.834 };

describe('the rings of the printed finder', () => {
  it.each([
    [
      [412, 1130],
      [0.5, 1, 2],
    ],
    [[12_400], [5, 10, 15]],
    [[], [0.5]],
    [[31_000], [15, 20, 30]],
  ])('draws for shops at %j metres rings of %j kilometres', (distances, rings) => {
    expect(ringsAround(distances)).toEqual(rings);
  });

  it('places a shop on the rings at its distance, north above and east on the right', () => {
    const north = placeOnRings({ latitude: 45.767 + 1 / 111.32, longitude: 4.834 }, centre, 2);
    expect(north.x).toBeCloseTo(0);
    expect(north.y).toBeCloseTo(-50);
    const east = placeOnRings({ latitude: 45.767, longitude: 4.86 }, centre, 5);
    expect(east.x).toBeCloseTo(40.4, 0);
    expect(east.y).toBeCloseTo(0);
  });

  it('places a shop beyond the rings on the outermost', () => {
    const { x, y } = placeOnRings({ latitude: 46.767, longitude: 4.834 }, centre, 30);
    expect(Math.hypot(x, y)).toBeCloseTo(100);
  });
});
