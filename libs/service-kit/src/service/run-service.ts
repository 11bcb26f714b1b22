import type { z } from 'zod';
import { checkService } from './check-service.ts';
import { retentionCommand } from './retention.command.ts';
import { readableLine, runProcess } from './run-process.ts';
import type { ServiceDefinition } from './define-service.ts';
import { migrateCommand } from './migrate.command.ts';
import { obsoleteIndexesCommand } from './obsolete-indexes.command.ts';
import { runCommand } from './service-command.ts';
import type { ServiceCommand } from './service-command.ts';
import { serviceStarter } from './service-starter.ts';

/** The parts of `process` in use; given by tests. */
export interface CommandHost {
  readonly env: NodeJS.ProcessEnv;
  readonly argv: readonly string[];
  readonly stdout: { write(text: string): unknown };
  readonly stderr: { write(text: string): unknown };
  exitCode?: number | string | null | undefined;
}

/**
 * A service's `main.ts`: runs the service, or the command that the first argument names. What fails prints one
 * readable line and exits with 1; an unknown command prints those that there are and exits with 2.
 */
export async function runService<Schema extends z.ZodObject>(
  definition: ServiceDefinition<Schema>,
  own: Readonly<Record<string, ServiceCommand<z.output<Schema>>>> = {},
  host: CommandHost = process,
): Promise<void> {
  const [name, ...args] = host.argv.slice(2);
  if (name === undefined) return runProcess(() => serviceStarter(definition)({ env: host.env }));
  const say = (line: string) => void host.stdout.write(`${line}\n`);
  if (name === checkName) {
    if (!(await checkService(definition, { env: host.env, say }))) host.exitCode = 1;
    return;
  }
  const commands = {
    migrate: migrateCommand(definition.migrations ?? []),
    'obsolete-indexes': obsoleteIndexesCommand,
    retention: retentionCommand,
    ...own,
  };
  const command = Object.hasOwn(commands, name) ? commands[name as keyof typeof commands] : undefined;
  if (!command) return refuseUnknown(commands, host);
  try {
    await runCommand(definition, command, { env: host.env, args, say });
  } catch (error) {
    host.stderr.write(`${readableLine(error, 'Cannot run')}\n`);
    host.exitCode = 1;
  }
}

/** Tried though what other commands stand on is away. */
const checkName = 'check';

function refuseUnknown(commands: Readonly<Record<string, { readonly usage: string }>>, host: CommandHost): void {
  host.stderr.write(`node dist/main.mjs ${checkName}\n`);
  for (const [name, { usage }] of Object.entries(commands)) host.stderr.write(`node dist/main.mjs ${name} ${usage}\n`);
  host.exitCode = 2;
}
