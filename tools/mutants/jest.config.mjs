import repository from '../../jest.config.mjs';

const pure = repository.projects.find(({ displayName }) => displayName === 'pure');

/** The tests of the pure libraries, but for the sampled ones: many trials of one rule, which others prove faster. */
export default { ...pure, testPathIgnorePatterns: [...pure.testPathIgnorePatterns, '\\.sampled\\.test\\.ts$'] };
