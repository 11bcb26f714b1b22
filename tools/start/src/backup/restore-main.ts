// `npm run restore -- /mnt/sauvegardes/alveole-2026-11-28T03-15-00Z`: the installation as it was, while it does not run.
import { parseArgs } from 'node:util';
import { timeZoneOf } from '@alveole/domain';
import { readableLine } from '@alveole/service-kit';
import { readSettings } from '../settings.ts';
import { restore } from './restore.ts';
import { restorationLines } from './tell-backup.ts';

const usage = 'npm run restore -- SAUVEGARDE [--replace]';

try {
  const { backup, replace } = readArguments(process.argv.slice(2));
  const { dataDir, campaign } = readSettings(process.env);
  const restoration = await restore({ backup, dataDir, replace });
  process.stdout.write(restorationLines(dataDir, restoration, timeZoneOf(campaign)).join('\n') + '\n');
} catch (error) {
  process.stderr.write(`${readableLine(error, 'Rien n’a été rétabli')}\n`);
  process.exitCode = 1;
}

function readArguments(args: string[]): { readonly backup: string; readonly replace: boolean } {
  const { positionals, values } = parsed(args);
  const [backup] = positionals;
  if (backup === undefined || positionals.length > 1) throw new Error(`Commande : ${usage}`);
  return { backup, replace: values.replace };
}

function parsed(args: string[]) {
  try {
    const options = { replace: { type: 'boolean', default: false } } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch {
    throw new Error(`Commande : ${usage}`);
  }
}
