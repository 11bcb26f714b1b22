// `npm run migrate -- --dry-run`: the stores of the installation of one machine, while it does not run.
import { readableLine } from '@alveole/service-kit';
import { readSettings } from '../settings.ts';
import { migrateStores } from './migrate-stores.ts';

try {
  await migrateStores(readSettings(process.env), process.argv.slice(2), (text) => void process.stdout.write(text));
} catch (error) {
  process.stderr.write(`${readableLine(error, 'Cannot migrate')}\n`);
  process.exitCode = 1;
}
