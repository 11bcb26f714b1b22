import type { FastifyInstance } from 'fastify';

/** Answers whether a part can be used now; a throw counts as no. */
export type ReadinessCheck = () => boolean | Promise<boolean>;
export type ReadinessChecks = Readonly<Record<string, ReadinessCheck>>;

export interface Readiness {
  readonly ready: boolean;
  /** By name of the check. */
  readonly checks: Readonly<Record<string, boolean>>;
}

const checkTimeoutMs = 2000;

/** Asks every check at once; one that takes over 2 s counts as not ready. */
export async function readinessOf(checks: ReadinessChecks): Promise<Readiness> {
  const answers = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => [name, await answerOf(check)] as const),
  );
  return { ready: answers.every(([, ready]) => ready), checks: Object.fromEntries(answers) };
}

async function answerOf(check: ReadinessCheck): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((resolve) => (timer = setTimeout(() => resolve(false), checkTimeoutMs)));
  try {
    return await Promise.race([(async () => check())(), late]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/** `/healthz` says that the process lives, `/readyz` that it can be used: 503 with the failing names when not, or while closing. */
export function reportHealth(app: FastifyInstance, checks: ReadinessChecks): void {
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', async (_request, reply) => {
    const state = await readinessOf({ ...checks, accepting: () => !closing });
    if (!state.ready) reply.status(503).header('retry-after', '2');
    return state;
  });
}
