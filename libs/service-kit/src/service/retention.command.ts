import { parseArgs } from 'node:util';
import { calendarDay } from '@alveole/domain';
import type { Database } from '@alveole/persistence';
import type { ServiceCommand } from './service-command.ts';
import { carryOutRetention } from '../retention/carry-out-retention.ts';
import type { RetentionAct } from '../retention/retention-act.ts';
import { createRetentionRunStore } from '../retention/run-store.ts';
import { scanRetention } from '../retention/scan-retention.ts';
import { previewRetention } from '../retention/walk-past-term.ts';

/**
 * Carries the retention out now, as every night; `--dry-run` tells what that would act on, `scan` looks for persons past
 * their term and fails where it finds one.
 */
export const retentionCommand: ServiceCommand = {
  usage: '[--dry-run | scan]',
  async run({ database, now }, args, say, plan) {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    const acts = plan?.retention ?? [];
    if (positionals.length > 1 || (positionals[0] ?? 'scan') !== 'scan')
      throw new Error(`retention ne connaît pas « ${positionals.join(' ')} »`);
    if (values['dry-run']) return tellPreview(database, acts, now(), say);
    if (positionals[0] === 'scan') return tellScan(database, acts, now(), say);
    const parts = { database, acts, runs: createRetentionRunStore(database), now, isOnceMore: true };
    const runs = await carryOutRetention(parts);
    if (runs === undefined) throw new Error('Une autre instance exécute la rétention en ce moment.');
    say(lineOf(['donnée', 'traités', 'reportés']));
    for (const { row, count, staleCount } of runs) say(lineOf([row, count, staleCount]));
  },
};

async function tellPreview(database: Database, acts: readonly RetentionAct[], now: Date, say: (line: string) => void) {
  say(lineOf(['donnée', 'à traiter', 'le plus ancien']));
  for (const { row, count, oldest } of await previewRetention(database, acts, now))
    say(lineOf([row, count, oldest ? calendarDay(oldest) : '–']));
}

async function tellScan(database: Database, acts: readonly RetentionAct[], now: Date, say: (line: string) => void) {
  const findings = await scanRetention(database, acts, now);
  say(lineOf(['donnée', 'échus', 'avec une personne', 'objets']));
  for (const { row, pastTerm, withPerson, objects } of findings) say(lineOf([row, pastTerm, withPerson, objects]));
  const remainingCount = findings.reduce((sum, { withPerson, objects }) => sum + withPerson + objects, 0);
  if (remainingCount > 0)
    throw new Error(`${remainingCount} documents ou objets dépassent leur durée de conservation.`);
}

const widths = [32, 12, 20, 8];

const lineOf = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell, index) => String(cell).padEnd(widths[index] ?? 0))
    .join('')
    .trimEnd();
