import { silentLogger } from './running-database.fixture.ts';
import { startDatabase } from './start-database.ts';

/** Runs a database on the directory that is given as argument, says where, and goes on until it is killed. */
const database = await startDatabase({ dir: process.argv[2] ?? '', listen: {}, logger: silentLogger });
process.stdout.write(`${database.uri}\n`);
