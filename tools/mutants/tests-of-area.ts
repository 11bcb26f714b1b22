/** The paths of the tests of this run, from jest's configuration. */
declare const testsOfArea: readonly string[];

// One suite instead of one for each file: what they test is then loaded once for each mutant, not once for each file.
for (const path of testsOfArea)
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- jest loads a suite in one go: nothing is awaited before its tests are there.
  require(path);
