/**
 * Where a fault costs most: money, transitions of status, and the codec of the hexagonal code. Each area is mutated under
 * the tests that stand beside it alone: under those of everything that leans on it a run takes hours.
 */
export const areas = [
  { name: 'premium', mutate: ['libs/domain/src/premium/**/*.ts'], tests: ['libs/domain/src/premium'] },
  {
    name: 'refund',
    mutate: ['libs/domain/src/refund/ledger/**/*.ts', 'libs/domain/src/refund/{refund-transitions,decide-refund}.ts'],
    tests: ['libs/domain/src/refund'],
  },
  {
    name: 'repair',
    mutate: [
      'libs/domain/src/repair/transitions/**/*.ts',
      'libs/domain/src/repair/{apply-step,missing-steps,decide-repair,conditions}.ts',
    ],
    tests: ['libs/domain/src/repair'],
  },
  {
    name: 'establishment',
    mutate: ['libs/domain/src/establishment/{transitions,decide-establishment,establishment-conditions}.ts'],
    tests: ['libs/domain/src/establishment'],
  },
  { name: 'codec', mutate: ['libs/hex-code/src/codec/**/*.ts'], tests: ['libs/hex-code/src/codec'] },
  { name: 'reading', mutate: ['libs/hex-code/src/reading/**/*.ts'], tests: ['libs/hex-code/src/reading'] },
];

/** The area of this run, `MUTANTS_AREA`; tools that only read the configuration name none. @throws Error when there is none of this name */
export function areaOf(name = areas[0].name) {
  const area = areas.find((one) => one.name === name);
  if (area === undefined) throw new Error(`MUTANTS_AREA: ${areas.map((one) => one.name).join(', ')}`);
  return area;
}
