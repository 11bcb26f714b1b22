import { databaseError, isDatabaseError } from '../errors.ts';
import { createBudget } from '../read/budget.ts';
import { createCursorRegistry } from '../read/cursor-registry.ts';
import type { CursorRegistry } from '../read/cursor-registry.ts';
import type { Engine } from '../storage/engine.ts';
import type { DatabaseLogger } from '../start-database.ts';
import type { Request } from '../wire/message.ts';
import { answerOfError } from '../wire/reply.ts';
import type { Answer } from '../wire/reply.ts';
import type { Handler } from '../wire/socket-server.ts';
import { createAdmission } from './admission.ts';
import type { AdmissionLimits } from './admission.ts';
import { aggregateCommands } from './aggregate.ts';
import { collectionCommands } from './collections.ts';
import type { CommandTable } from './command.ts';
import { checkConcerns } from './concerns.ts';
import { checkFields, countField, textField } from './fields.ts';
import { findAndModifyCommands } from './find-and-modify.ts';
import { findCommands } from './find.ts';
import { indexCommands } from './indexes.ts';
import { serverCommands } from './server.ts';
import { writeCommands } from './write.ts';

/** Every command there is. */
export const commands: CommandTable = {
  ...serverCommands,
  ...findCommands,
  ...writeCommands,
  ...findAndModifyCommands,
  ...aggregateCommands,
  ...indexCommands,
  ...collectionCommands,
};

export interface Dispatcher {
  readonly handle: Handler;
  readonly cursors: CursorRegistry;
}

/** Finds the command of a request, checks every field of it, runs it, and turns refusals into answers. */
export function createDispatcher(engine: Engine, logger: DatabaseLogger, limits?: AdmissionLimits): Dispatcher {
  const cursors = createCursorRegistry();
  const admit = createAdmission(limits);

  async function run({ body, sequences }: Request, connectionId: number): Promise<Answer> {
    const name = body.keys().next().value ?? '';
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) throw databaseError('CommandNotFound', `no such command: '${name}'`);
    checkConcerns(body);
    checkFields(name, body, command.fields);
    const db = textField(body, '$db');
    const maxTimeMS = countField(body, 'maxTimeMS') ?? 0;
    const answer = await admit(name, async () =>
      command.run({ engine, cursors, connectionId, db, body, sequences, budget: createBudget(maxTimeMS) }),
    );
    return { ...answer, ok: 1 };
  }

  return {
    cursors,
    handle: async (request, connectionId) => {
      try {
        return await run(request, connectionId);
      } catch (error) {
        if (!isDatabaseError(error))
          logger.error(
            { error: String(error instanceof Error ? error.stack : error), command: request.body.keys().next().value },
            'a database command failed',
          );
        return answerOfError(error);
      }
    },
  };
}
