import { parseArgs } from 'node:util';
import { migrate, previewMigrations } from '@alveole/persistence';
import type { Migration, MigrationReport } from '@alveole/persistence';
import type { ServiceCommand } from './service-command.ts';

/**
 * Brings the store of an earlier version into the form of this one, before its first instance starts; again does nothing.
 * `--dry-run` says what it would write, and writes nothing.
 */
export function migrateCommand(migrations: readonly Migration[]): ServiceCommand {
  return {
    usage: '[--dry-run]',
    needsService: false,
    async run({ config, database, logger, now }, args, say) {
      const { values } = parseArgs({ args: [...args], options: { 'dry-run': { type: 'boolean', default: false } } });
      const store = { config, database, now };
      const reports = values['dry-run']
        ? await previewMigrations(store, migrations)
        : await migrate(store, migrations, { logger });
      if (reports.length === 0) return say('Aucune migration en attente.');
      for (const report of reports) say(lineOf(report, values['dry-run']));
    },
  };
}

function lineOf({ name, seen, changed }: MigrationReport, isDryRun: boolean): string {
  return `${isDryRun ? 'à faire' : 'fait'} : ${name} (documents lus : ${seen}, ${isDryRun ? 'à changer' : 'changés'} : ${changed})`;
}
