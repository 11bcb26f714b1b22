// `npm run retention -- --dry-run`: persons past their term in the installation of one machine, while it does not run.
import { readableLine } from '@alveole/service-kit';
import { readSettings } from '../settings.ts';
import { runRetention } from './run-retention.ts';

try {
  await runRetention(readSettings(process.env), process.argv.slice(2), (text) => void process.stdout.write(text));
} catch (error) {
  process.stderr.write(`${readableLine(error, 'Cannot run the retention')}\n`);
  process.exitCode = 1;
}
