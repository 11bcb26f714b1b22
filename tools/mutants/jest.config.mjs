import repository, { swc } from '../../jest.config.mjs';
import { areaOf } from './areas.mjs';

const pure = repository.projects.find(({ displayName }) => displayName === 'pure');

/** The tests that stand beside what is mutated. Not the sampled ones: many trials of one rule, which others prove faster. */
export default {
  ...pure,
  // Which test meets which mutant is known in jest's own worlds only.
  runner: 'jest-runner',
  setupFiles: [],
  transform: { '\\.ts$': swc },
  testMatch: areaOf(process.env.MUTANTS_AREA).tests.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
  testPathIgnorePatterns: [...pure.testPathIgnorePatterns, '\\.sampled\\.test\\.ts$'],
};
