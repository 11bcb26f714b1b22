import repository from '../../jest.config.mjs';

/** The tests that mutants must not survive: those of the pure libraries alone. */
export default repository.projects.find(({ displayName }) => displayName === 'pure');
