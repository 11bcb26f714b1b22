import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { privateOnly } from './private-only.ts';

/** Answers whether a part can be used now; a throw counts as no. */
export type ReadinessCheck = () => boolean | Promise<boolean>;
export type ReadinessChecks = Readonly<Record<string, ReadinessCheck>>;

export interface Readiness {
  readonly ready: boolean;
  /** By name of the check. */
  readonly checks: Readonly<Record<string, boolean>>;
}

/** The parts around a process. */
export interface Surroundings {
  /** Without these it can answer nobody: they decide whether it is ready. */
  readonly needs?: ReadinessChecks;
  /**
   * It goes on without these for a while: they are shown and measured, never counted. Were they counted, one broker
   * that is away would take every instance of every service out of the load balancer at once.
   */
  readonly watched?: ReadinessChecks;
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

/**
 * `/healthz` says that the process lives, `/readyz` that it can answer: 503 with the failing names when not, or while
 * closing. What is only watched stands beside it, and as `dependency_up` among the measures.
 */
export function reportHealth(
  app: FastifyInstance,
  { needs = {}, watched = {} }: Surroundings,
  registry: Registry,
): void {
  let closing = false;
  app.addHook('preClose', async () => void (closing = true));
  app.get('/healthz', async () => ({ status: 'alive' }));
  app.get('/readyz', privateOnly, async (_request, reply) => {
    const [state, beside] = await Promise.all([
      readinessOf({ ...needs, accepting: () => !closing }),
      readinessOf(watched),
    ]);
    if (!state.ready) reply.status(503).header('retry-after', '2');
    return { ...state, watched: beside.checks };
  });
  measureDependencies(registry, { ...needs, ...watched });
}

/** 1 for each part that can be used when the measures are read, else 0: what an alert is set on. */
function measureDependencies(registry: Registry, checks: ReadinessChecks): void {
  new Gauge({
    name: 'dependency_up',
    help: 'Whether a part that the service uses can be used.',
    labelNames: ['dependency'] as const,
    registers: [registry],
    async collect() {
      const { checks: answers } = await readinessOf(checks);
      for (const [dependency, up] of Object.entries(answers)) this.set({ dependency }, Number(up));
    },
  });
}
