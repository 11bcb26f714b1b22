import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { leaseMs } from '@alveole/service-kit';

const pollMs = 50;

/** Starts a process that replays and kills it once so many files are read. @returns for how long it read, milliseconds */
export async function replayUntil(
  args: readonly string[],
  read: () => Promise<number>,
  files: number,
): Promise<number> {
  const child = fork(join(import.meta.dirname, 'replay-process.ts'), [...args, '0'], { execArgv: ['--import', 'tsx'] });
  const ended = once(child, 'exit');
  let began = 0;
  for (let there = 0; there < files && child.exitCode === null; there = await read()) {
    if (began === 0 && there > 0) began = performance.now();
    await wait(pollMs);
  }
  const ms = performance.now() - began;
  child.kill('SIGKILL');
  await ended;
  return ms;
}

/** Goes on where the killed process was. @returns for how long it read, and the most that it held in megabytes */
export async function replayToTheEnd(
  args: readonly string[],
  read: () => Promise<number>,
): Promise<{ readonly ms: number; readonly megabytes: number }> {
  const child = fork(join(import.meta.dirname, 'replay-process.ts'), [...args, String(2 * leaseMs)], {
    execArgv: ['--import', 'tsx'],
  });
  const done = once(child, 'message');
  const readBefore = await read();
  while ((await read()) === readBefore && child.exitCode === null) await wait(pollMs);
  const began = performance.now();
  const [{ megabytes }] = (await done) as [{ megabytes: number }];
  return { ms: performance.now() - began, megabytes };
}
