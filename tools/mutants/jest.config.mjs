import repository, { swc } from '../../jest.config.mjs';

const pure = repository.projects.find(({ displayName }) => displayName === 'pure');

/**
 * The tests that stand beside what is mutated. Not those of the doors of the code, which only lean on it, nor the
 * sampled ones: many trials of one rule, which others prove faster.
 */
export default {
  ...pure,
  // Which test meets which mutant is known in jest's own worlds only.
  runner: 'jest-runner',
  setupFiles: [],
  transform: { '\\.ts$': swc },
  testMatch: ['<rootDir>/libs/domain/src/**/*.test.ts', '<rootDir>/libs/hex-code/src/{codec,reading}/**/*.test.ts'],
  testPathIgnorePatterns: [...pure.testPathIgnorePatterns, '\\.sampled\\.test\\.ts$'],
};
