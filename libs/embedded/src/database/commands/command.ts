import type { Doc } from '../bson/values.ts';
import type { Budget } from '../read/budget.ts';
import type { CursorRegistry } from '../read/cursor-registry.ts';
import type { Engine } from '../storage/engine.ts';
import type { Answer } from '../wire/reply.ts';

/** What a command works with. */
export interface CommandContext {
  readonly engine: Engine;
  readonly cursors: CursorRegistry;
  readonly connectionId: number;
  readonly db: string;
  readonly body: Doc;
  readonly sequences: ReadonlyMap<string, Buffer[]>;
  readonly budget: Budget;
}

export interface Command {
  /** The fields that it handles beside the general ones. */
  readonly fields: readonly string[];
  /** Answers without `ok`. */
  run(context: CommandContext): Answer | Promise<Answer>;
}

export type CommandTable = Readonly<Record<string, Command>>;
