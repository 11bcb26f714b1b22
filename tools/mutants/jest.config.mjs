import { readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import repository, { swc } from '../../jest.config.mjs';
import { areaOf } from './areas.mjs';

const pure = repository.projects.find(({ displayName }) => displayName === 'pure');
const root = resolve(import.meta.dirname, '../..');

/** The tests that stand beside what is mutated. Not the sampled ones: many trials of one rule, which others prove faster. */
const testsOfArea = areaOf(process.env.MUTANTS_AREA)
  .tests.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map((path) => join(root, folder, path)),
  )
  .filter((path) => path.endsWith('.test.ts') && !path.endsWith('.sampled.test.ts'))
  .sort();

export default {
  ...pure,
  // Which test meets which mutant is known in jest's own worlds only.
  runner: 'jest-runner',
  setupFiles: [],
  transform: { '\\.ts$': swc },
  globals: { testsOfArea },
  testMatch: ['<rootDir>/tools/mutants/tests-of-area.ts'],
};
