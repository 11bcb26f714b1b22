// Runs suites in Node's own world, where a module is loaded once for all of them.
import { createRunner } from 'jest-light-runner';

const LightRunner = createRunner({ runtime: 'main_thread' });

/** One suite after the other, since they share a world; one project after the other, since the setup is of one. */
export default class OneWorld extends LightRunner {
  constructor(globalConfig, ...rest) {
    super({ ...globalConfig, maxWorkers: 1 }, ...rest);
  }

  async runTests(tests, ...rest) {
    const projects = new Set(tests.map(({ context }) => context));
    for (const project of projects)
      await super.runTests(
        tests.filter(({ context }) => context === project),
        ...rest,
      );
  }
}
