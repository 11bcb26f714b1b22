import { monitorEventLoopDelay } from 'node:perf_hooks';
import { appError } from '@alveole/contracts';
import type { FastifyInstance } from 'fastify';

export interface LoadLimits {
  /** Calls under way at once. */
  readonly inFlight: number;
  /** Mean delay of the event loop over half a second, in milliseconds. */
  readonly eventLoopDelayMs: number;
}

export const defaultLoadLimits: LoadLimits = { inFlight: 250, eventLoopDelayMs: 1500 };

const sampleMs = 500;
const retryAfterSeconds = 1;
const tooBusy = appError('ServiceUnavailableException', 'Too much work at the moment.', {
  retryAfter: retryAfterSeconds,
});

/** Refuses calls under `/alveoleapi` with 503 while the process has more to do than it can, so that accepted ones stay quick. */
export function shedLoad(app: FastifyInstance, limits: LoadLimits): void {
  const loop = watchEventLoop();
  let inFlight = 0;
  app.addHook('onClose', async () => loop.stop());
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/alveoleapi/')) return;
    if (inFlight >= limits.inFlight || loop.delayMs() > limits.eventLoopDelayMs) throw tooBusy;
    inFlight += 1;
    reply.raw.once('close', () => (inFlight -= 1));
  });
}

function watchEventLoop() {
  const histogram = monitorEventLoopDelay({ resolution: 20 });
  let delay = 0;
  histogram.enable();
  const timer = setInterval(() => {
    delay = Number.isNaN(histogram.mean) ? 0 : histogram.mean / 1e6;
    histogram.reset();
  }, sampleMs);
  timer.unref();
  return {
    delayMs: () => delay,
    stop() {
      clearInterval(timer);
      histogram.disable();
    },
  };
}
