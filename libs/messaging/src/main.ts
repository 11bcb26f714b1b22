import { resolve } from 'node:path';
import { openRabbitDeadLetters } from './rabbit/rabbit-dead-letters.ts';
import { runDeadLetters } from './dead-letters/command.ts';
import type { DeadLetterDesk } from './dead-letters/dead-letter.ts';
import { createFileDeadLetters, deadLetterFolder } from './dead-letters/file-dead-letters.ts';

const silent = { debug() {}, info() {}, warn() {}, error() {} };

async function openDesk(): Promise<DeadLetterDesk> {
  const { AMQP_URL, DATA_DIR = '.data' } = process.env;
  if (AMQP_URL) return openRabbitDeadLetters({ url: AMQP_URL, logger: silent });
  return { ...createFileDeadLetters(deadLetterFolder(resolve(DATA_DIR))), close: async () => undefined };
}

try {
  const lines = await runDeadLetters(process.argv.slice(2), openDesk);
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : 'The dead letters could not be read'}\n`);
  process.exitCode = 1;
}
