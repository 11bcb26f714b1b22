import { z } from 'zod';
import { defineService } from './define-service.ts';
import { obsoleteIndexesCommand } from './obsolete-indexes.command.ts';
import { runService } from './run-service.ts';
import type { CommandParts } from './service-command.ts';

const service = defineService({
  name: 'auth',
  config: z.object({}),
  assemble: () => ({ routes: [], subscriptions: [], outboxes: [], retention: [] }),
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
      [
        'node dist/main.mjs check\n',
        'node dist/main.mjs migrate [--dry-run]\n',
        'node dist/main.mjs obsolete-indexes [--drop]\n',
        'node dist/main.mjs retention [--dry-run | scan]\n',
        'node dist/main.mjs greet --name\n',
      ],
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
    const obsolete = [{ collection: 'bikes', name: 'old_a' }];
    const dropped: unknown[] = [];
    const lines: string[] = [];
    const database = {
      name: 'alveole_auth',
      obsoleteIndexes: async () => obsolete,
      dropIndexes: async (all: unknown) => void dropped.push(all),
    };
    const run = (...args: string[]) =>
      obsoleteIndexesCommand.run({ database } as unknown as CommandParts<unknown>, args, (line) => lines.push(line));
    await run();
    expect([lines, dropped]).toEqual([['en trop : alveole_auth.bikes.old_a'], []]);
    await run('--drop');
    expect([lines[1], dropped]).toEqual(['supprimé : alveole_auth.bikes.old_a', [obsolete]]);
  });
});
