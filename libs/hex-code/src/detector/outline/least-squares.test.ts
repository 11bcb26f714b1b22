import { Equations } from './least-squares.ts';

/** Points of the line y = 3 + 2 x, of which some are lifted far above it. */
function line(lifted: readonly number[]): Equations {
  const equations = new Equations();
  equations.clear(2);
  for (let x = 0; x < 12; x++) {
    const row = equations.add(3 + 2 * x + (lifted.includes(x) ? 5 : 0), 1);
    row[0] = 1;
    row[1] = x;
  }
  return equations;
}

test('equations that agree are solved exactly', () => {
  const equations = line([]);
  equations.solve(1e-12);
  expect(equations.solution[0]).toBeCloseTo(3, 6);
  expect(equations.solution[1]).toBeCloseTo(2, 6);
  expect(equations.residual(7)).toBeCloseTo(0, 6);
});

test('a few that do not fit pull a plain solution off, and not a robust one', () => {
  const equations = line([1, 6]);
  equations.solve(1e-12);
  expect(Math.abs(equations.residual(3))).toBeGreaterThan(0.5);
  equations.solveRobustly(1e-12, 3);
  expect(equations.solution[0]).toBeCloseTo(3, 6);
  expect(equations.solution[1]).toBeCloseTo(2, 6);
  expect(equations.residual(6)).toBeCloseTo(5, 6);
});

test('an equation of no weight says nothing', () => {
  const equations = line([]);
  equations.add(1000, 0).set([1, 1]);
  equations.solve(1e-12);
  expect(equations.solution[0]).toBeCloseTo(3, 6);
});
