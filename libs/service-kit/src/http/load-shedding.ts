import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { tooBusy } from '../admission/too-busy.ts';

export interface LoadLimits {
  /** Calls under way at once. */
  readonly inFlight: number;
  /** Mean delay of the event loop over half a second, in milliseconds. */
  readonly eventLoopDelayMs: number;
  /** Multiplies the places of every kind of work; for tests, where none should wait. */
  readonly placesScale: number;
}

export const defaultLoadLimits: LoadLimits = { inFlight: 250, eventLoopDelayMs: 1500, placesScale: 1 };

const sampleMs = 500;

/** Refuses calls under `/alveoleapi` with 503 while the process has more to do than it can, so that accepted ones stay quick. */
export async function shedLoad(
  app: FastifyInstance,
  { inFlight, eventLoopDelayMs }: Omit<LoadLimits, 'placesScale'>,
): Promise<void> {
  await app.register(underPressure, {
    maxEventLoopDelay: eventLoopDelayMs,
    sampleInterval: sampleMs,
    async pressureHandler(request, _reply, _kind, delayMs) {
      // Infinite where a sample saw no two ticks of the loop: nothing was measured, which is no sign of load.
      if (isCall(request) && Number.isFinite(delayMs)) throw tooBusy;
    },
  });
  limitCalls(app, inFlight);
}

/** The plugin measures the event loop alone; it does not count calls. */
function limitCalls(app: FastifyInstance, most: number): void {
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    if (!isCall(request)) return;
    if (underWay >= most) throw tooBusy;
    underWay += 1;
    reply.raw.once('close', () => (underWay -= 1));
  });
}

/** Health and metrics must answer under load too. */
function isCall({ url }: FastifyRequest): boolean {
  return url.startsWith('/alveoleapi/');
}
