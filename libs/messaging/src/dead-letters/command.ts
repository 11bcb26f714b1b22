import { parseArgs } from 'node:util';
import type { DeadLetter, DeadLetterDesk } from './dead-letter.ts';
import { eventIdOf } from './dead-letter.ts';

export const usage = `Usage: npm run dead-letters -- list|replay [--queue NAME] [--id ID-OF-IT-OR-ITS-EVENT]

  list    prints the messages that could not be handled, with their reason
  replay  sends them back to their own queue

With AMQP_URL the broker's dead letters are meant, else those of the one-machine profile below DATA_DIR (.data).`;

/** Runs the command on a desk; answers the lines to print. They hold no event data. */
export async function runDeadLetters(
  args: readonly string[],
  openDesk: () => Promise<DeadLetterDesk>,
): Promise<string[]> {
  const { verb, filter } = readArguments(args);
  const desk = await openDesk();
  try {
    if (verb === 'list') return linesOf(await desk.list(filter));
    return [`${await desk.replay(filter)} dead letter(s) go back to their queue`];
  } finally {
    await desk.close();
  }
}

function readArguments(args: readonly string[]) {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { queue: { type: 'string' }, id: { type: 'string' } },
    });
    const [verb] = positionals;
    if (positionals.length === 1 && (verb === 'list' || verb === 'replay')) return { verb, filter: values };
  } catch {
    // Unknown options get the same answer as unknown verbs.
  }
  throw new Error(usage);
}

function linesOf(deadLetters: readonly DeadLetter[]): string[] {
  const lines = deadLetters.map((deadLetter) =>
    [
      deadLetter.id,
      deadLetter.dead_at,
      deadLetter.queue,
      nameOf(deadLetter.event),
      `event ${eventIdOf(deadLetter.event) ?? '?'}`,
      `${deadLetter.attempts} tries`,
      deadLetter.reason,
    ].join('  '),
  );
  return [...lines, `${deadLetters.length} dead letter(s)`];
}

function nameOf(event: unknown): string {
  const name = typeof event === 'object' && event !== null ? (event as { name?: unknown }).name : undefined;
  return typeof name === 'string' ? name : '(unreadable)';
}
