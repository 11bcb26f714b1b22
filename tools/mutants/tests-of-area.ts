/** The paths of the tests of this run, from jest's configuration. */
declare const testsOfArea: readonly string[];

// One suite instead of one for each file: what they test is then loaded once for each mutant, not once for each file.
for (const path of testsOfArea) require(path);
