import { startDatabase } from './start-database.ts';

/** Runs a database on the directory that is given as argument, says where, and goes on until it is killed. */
const silent = () => undefined;
const database = await startDatabase({
  dir: process.argv[2] ?? '',
  listen: {},
  logger: { info: silent, warn: silent, error: silent },
});
process.stdout.write(`${database.uri}\n`);
