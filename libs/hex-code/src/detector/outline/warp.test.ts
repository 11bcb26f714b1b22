import { Equations } from './least-squares.ts';
import { adjust, BENT, demand, FLAT, noWarp, project, startFrom, type Warp } from './warp.ts';

const seen = new Float64Array(2);

/** Places all over a code, in pitches from its centre. */
const places = [-7, -3.5, 0, 3.5, 7].flatMap((u) => [-6, -3, 0, 3, 6].map((v) => [u, v] as const));

/** Where a camera sees a plane that leans: some 35° at thirteen times the code's width. */
const leaning = (u: number, v: number) =>
  [300 + (6 * u + v) / (1 + 0.006 * u - 0.002 * v), 200 + (5 * v - u) / (1 + 0.006 * u - 0.002 * v)] as const;

/** Where it sees a tube, 11 pitches thick, on which the code lies. */
const bent = (u: number, v: number) =>
  [300 + 6 * 11 * Math.sin(u / 11), 200 + 6 * v + 12 * (1 - Math.cos(u / 11))] as const;

/** The warp led to where the places are seen, by changes of so many unknowns. */
function led(view: typeof leaning, unknowns: number): Warp {
  const [warp, equations] = [noWarp(), new Equations()];
  startFrom(
    {
      centre: [298, 203],
      corners: [
        [346, 200],
        [320, 240],
      ],
      inverted: false,
      radius: 7.85,
    },
    warp,
  );
  for (let round = 0; round < 4; round++) {
    equations.clear(unknowns);
    for (const [u, v] of places) {
      const [x, y] = view(u, v);
      project(warp, u, v, seen);
      demand(equations, warp, u, v, 1, 0, x - seen[0]!, 1);
      demand(equations, warp, u, v, 0, 1, y - seen[1]!, 1);
    }
    equations.solve(1e-9);
    adjust(warp, equations);
  }
  return warp;
}

/** Pixels that the warp is off at most. */
function worst(warp: Warp, view: typeof leaning): number {
  return Math.max(
    ...places.map(([u, v]) => {
      const [x, y] = view(u, v);
      project(warp, u, v, seen);
      return Math.hypot(x - seen[0]!, y - seen[1]!);
    }),
  );
}

test('a warp starts with the corners of its guess', () => {
  const warp = noWarp();
  startFrom(
    {
      centre: [100, 90],
      corners: [
        [150, 95],
        [120, 140],
      ],
      inverted: false,
      radius: 7,
    },
    warp,
  );
  project(warp, 7, 0, seen);
  expect([...seen]).toEqual([expect.closeTo(150), expect.closeTo(95)]);
  project(warp, 3.5, 7 * Math.sin(Math.PI / 3), seen);
  expect([...seen]).toEqual([expect.closeTo(120), expect.closeTo(140)]);
});

test('eight numbers follow a plane that leans within a tenth of a pitch', () => {
  expect(worst(led(leaning, FLAT), leaning)).toBeLessThan(0.6);
});

test('a tube takes all twenty', () => {
  expect(worst(led(bent, FLAT), bent)).toBeGreaterThan(1);
  expect(worst(led(bent, BENT), bent)).toBeLessThan(0.2);
});
