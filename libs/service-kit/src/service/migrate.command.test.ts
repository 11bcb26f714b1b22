import { randomUUID } from 'node:crypto';
import { connectDatabase, renameFields } from '@alveole/persistence';
import type { Database, Migration } from '@alveole/persistence';
import { migrateCommand } from './migrate.command.ts';
import { refuseFormerStore } from './refuse-former-store.ts';
import type { CommandParts } from './service-command.ts';

const logger = { info: () => undefined, warn: () => undefined };
const now = () => new Date();
const renaming: Migration = {
  name: '0001-rename-shade',
  walks: ({ database }) => [renameFields(database, 'locks', { shade: 'colour' })],
};

let database: Database;
beforeEach(async () => {
  const dbName = `alveole_test_${randomUUID().slice(0, 13)}`;
  database = await connectDatabase({ uri: process.env.MONGODB_URI ?? '', dbName, logger });
  await database.collection('locks').insertMany([{ _id: 'a', shade: 'red' }, { _id: 'b' }] as never[]);
});
afterEach(async () => {
  for (const name of ['locks', 'migrations', 'migration_locks']) await database.collection(name).deleteMany({});
  await database.close();
});

async function run(...args: string[]): Promise<string[]> {
  const lines: string[] = [];
  const parts = { database, logger, now } as unknown as CommandParts<unknown>;
  await migrateCommand([renaming]).run(parts, args, (line) => lines.push(line));
  return lines;
}

describe('the command that migrates a store', () => {
  it('says what it would change in a dry run, then changes it, then has nothing left to do', async () => {
    expect(await run('--dry-run')).toEqual(['à faire : 0001-rename-shade (documents lus : 2, à changer : 1)']);
    expect(await database.collection('locks').findOne({ _id: 'a' })).toEqual({ _id: 'a', shade: 'red' });
    expect(await run()).toEqual(['fait : 0001-rename-shade (documents lus : 2, changés : 1)']);
    expect(await database.collection('locks').findOne({ _id: 'a' })).toEqual({ _id: 'a', colour: 'red' });
    expect(await run('--dry-run')).toEqual(['Aucune migration en attente.']);
  });

  it('refuses an option that it does not know, and changes nothing', async () => {
    await expect(run('--dryrun')).rejects.toThrow('--dryrun');
    expect(await database.collection('locks').findOne({ _id: 'a' })).toEqual({ _id: 'a', shade: 'red' });
    await run();
  });

  it('lets a service and its other commands start once it has run, and not before', async () => {
    const refusal = 'The store lacks 0001-rename-shade: run "node dist/main.mjs migrate" before the service';
    await expect(refuseFormerStore({ database, now }, [renaming])).rejects.toThrow(refusal);
    await run();
    await expect(refuseFormerStore({ database, now }, [renaming])).resolves.toBeUndefined();
  });
});
