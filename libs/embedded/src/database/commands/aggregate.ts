import type { CommandTable } from './command.ts';
export const aggregateCommands: CommandTable = {};
