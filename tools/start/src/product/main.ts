// Creates the demo data in the folder that it is given, for runs whose installations begin with a copy of it.
import { freePorts } from '../free-ports.ts';
import { seedInstallation } from './seed-for-all.ts';

const [dataDir] = process.argv.slice(2);
const [port] = await freePorts(1);
if (dataDir === undefined || port === undefined) {
  process.stderr.write('node --import tsx tools/start/src/product/main.ts ‹dossier de données›\n');
  process.exitCode = 2;
} else await seedInstallation({ port, dataDir });
