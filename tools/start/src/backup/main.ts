// `npm run backup -- /mnt/sauvegardes`: a copy of the installation of one machine, which may run meanwhile.
import { parseArgs } from 'node:util';
import { timeZoneOf } from '@alveole/domain';
import { readableLine } from '@alveole/service-kit';
import { readSettings } from '../settings.ts';
import { backUp } from './back-up.ts';
import { deleteExpiredBackups } from './stored-backups.ts';
import { backupLines } from './tell-backup.ts';

const usage = 'npm run backup -- DOSSIER [--keep-days 35]';
/** As long as persons are told that a backup stays. */
const keptDays = '35';

try {
  const { destination, days } = readArguments(process.argv.slice(2));
  const { dataDir, campaign } = readSettings(process.env);
  const backup = await backUp(dataDir, destination);
  const deleted = await deleteExpiredBackups(destination, new Date(), days);
  process.stdout.write(backupLines(backup, deleted, timeZoneOf(campaign)).join('\n') + '\n');
} catch (error) {
  process.stderr.write(`${readableLine(error, 'La sauvegarde a échoué')}\n`);
  process.exitCode = 1;
}

function readArguments(args: string[]): { readonly destination: string; readonly days: number } {
  const { positionals, values } = parsed(args);
  const [destination] = positionals;
  const days = Number(values['keep-days']);
  if (destination === undefined || positionals.length > 1 || !Number.isInteger(days) || days < 1)
    throw new Error(`Commande : ${usage}`);
  return { destination, days };
}

function parsed(args: string[]) {
  try {
    const options = { 'keep-days': { type: 'string', default: keptDays } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Error(`Commande : ${usage}`);
  }
}
