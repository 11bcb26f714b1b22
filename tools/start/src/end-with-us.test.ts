import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const script = join(import.meta.dirname, 'end-with-us.fixture.mjs');

/** Runs a command and waits until what it starts has started. All that runs holds its output, which closes with the last. */
async function start(command: string, args: readonly string[], env: Record<string, string> = {}) {
  const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, ...env } });
  const allEnded = once(child.stdout, 'close');
  await once(child.stdout, 'data');
  return { child, allEnded };
}

describe('what a started process has started', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGINT', 130],
    ['SIGHUP', 129],
  ] as const)('ends with it by %s, to the last grandchild', async (signal, code) => {
    const { child, allEnded } = await start(process.execPath, [script]);
    const exit = once(child, 'exit');
    child.kill(signal);
    expect(await exit).toEqual([code, null]);
    await allEnded;
  });

  it('ends with the shell of npm, though that hands no signal on', async () => {
    const shell = ['-c', `"${process.execPath}" "${script}"; true`];
    const { child, allEnded } = await start('sh', shell, { npm_lifecycle_event: 'start' });
    child.kill('SIGTERM');
    await allEnded;
  });
});
