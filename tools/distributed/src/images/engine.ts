import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
const maxOutputBytes = 64 * 1024 * 1024;

/** BuildKit, which the Dockerfile needs; engines before Docker 23 use it when told to. */
const environment = { ...process.env, DOCKER_BUILDKIT: '1', BUILDKIT_PROGRESS: 'plain' };

/** Several clients may stand on a machine: the one to use, where it is not the first on the path. */
const { DOCKER = 'docker', DOCKER_COMPOSE } = process.env;

/** Runs the client of the container engine. Answers its output. Throws with the last lines of its error output. */
export async function engine(...args: readonly string[]): Promise<string> {
  return runClient(DOCKER, args, {});
}

/** Runs compose: the program that `DOCKER_COMPOSE` names, or the plugin of the client. */
export async function composeClient(args: readonly string[], own: Readonly<Record<string, string>>): Promise<string> {
  return DOCKER_COMPOSE ? runClient(DOCKER_COMPOSE, args, own) : runClient(DOCKER, ['compose', ...args], own);
}

/** Whether an engine answers this client. */
export async function engineIsThere(): Promise<boolean> {
  return engine('info').then(
    () => true,
    () => false,
  );
}

async function runClient(
  program: string,
  args: readonly string[],
  own: Readonly<Record<string, string>>,
): Promise<string> {
  try {
    const { stdout } = await run(program, args, { env: { ...environment, ...own }, maxBuffer: maxOutputBytes });
    return stdout.trim();
  } catch (error) {
    const { stderr = '', stdout = '' } = error as { stderr?: string; stdout?: string };
    const lines = (stderr || stdout || String(error)).trim().split('\n').slice(-12);
    throw new Error(`${program} ${args.slice(0, 6).join(' ')}: ${lines.join('\n')}`, { cause: error });
  }
}
