import { setTimeout as pause } from 'node:timers/promises';
import { behindTheGateway } from '@alveole/distributed/platform';
import type { Platform } from '@alveole/distributed/platform';
import { z } from 'zod';

const readiness = z.object({ watched: z.object({ bus: z.boolean() }) });

export interface Seen {
  readonly service: string;
  /** 0 when nobody answered. */
  readonly status: number;
  /** Whether the bus was there for it; undefined when it did not say. */
  readonly bus: boolean | undefined;
}

/** What each service says at `/readyz` at this moment, as a load balancer asks it. */
export function askReadiness({ urls }: Platform): Promise<Seen[]> {
  return Promise.all(
    behindTheGateway.map(async (service) => {
      const answer = await fetch(`${urls[service]}/readyz`).catch(() => undefined);
      const parsed = readiness.safeParse(await answer?.json().catch(() => undefined));
      return { service, status: answer?.status ?? 0, bus: parsed.data?.watched.bus };
    }),
  );
}

/** Asks every 100 ms until told to stop. Answers all that was seen. */
export function watchReadiness(platform: Platform): { stop(): Promise<Seen[]> } {
  let watching = true;
  const seen: Seen[] = [];
  const watch = (async () => {
    while (watching) {
      seen.push(...(await askReadiness(platform)));
      await pause(100);
    }
  })();
  return {
    async stop() {
      watching = false;
      await watch;
      return seen;
    },
  };
}
