import { startHarness } from '@alveole/testing/node';
import { z } from 'zod';
import { defineService } from './define-service.ts';
import { obsoleteIndexesCommand } from './obsolete-indexes.command.ts';
import { runService } from './run-service.ts';

const service = defineService({
  name: 'auth',
  config: z.object({}),
  assemble: () => ({ routes: [], subscriptions: [], outboxes: [] }),
});

function hostOf(...args: string[]) {
  const written: string[] = [];
  const stream = { write: (text: string) => void written.push(text) };
  return { env: {}, argv: ['node', 'main.mjs', ...args], stdout: stream, stderr: stream, exitCode: undefined, written };
}

describe('a service’s process', () => {
  it('prints the commands that there are when it is given another, and exits with 2', async () => {
    const host = hostOf('drop-everything');
    await runService(service, { greet: { usage: '--name', run: async () => undefined } }, host);
    expect([host.exitCode, host.written]).toEqual([
      2,
      ['node dist/main.mjs obsolete-indexes [--drop]\n', 'node dist/main.mjs greet --name\n'],
    ]);
  });

  it('says in one line what a command lacks, and exits with 1', async () => {
    const host = hostOf('obsolete-indexes');
    await runService(service, {}, host);
    expect([host.exitCode, host.written]).toEqual([
      1,
      [expect.stringMatching(/^Configuration refused: .*MONGODB_URI/)],
    ]);
  });
});

describe('the command for obsolete indexes', () => {
  it('names them, and drops them only when told', async () => {
    const harness = await startHarness(service);
    const { database } = harness;
    const obsolete = [{ collection: 'bikes', name: 'old_a' }];
    const dropped: unknown[] = [];
    const parts = {
      obsoleteIndexes: async () => obsolete,
      dropIndexes: async (all: unknown) => void dropped.push(all),
    };
    Object.assign(database, parts);
    expect(await harness.run(obsoleteIndexesCommand)).toEqual([`en trop : ${database.name}.bikes.old_a`]);
    expect(dropped).toEqual([]);
    expect(await harness.run(obsoleteIndexesCommand, '--drop')).toEqual([`supprimé : ${database.name}.bikes.old_a`]);
    expect(dropped).toEqual([obsolete]);
    await harness.close();
  });
});
