import { setTimeout as pause } from 'node:timers/promises';
import { send } from './flood/send.ts';
import type { FloodAnswer, FloodRequest } from './flood/orders.ts';
import { addressOf, finderPath, health } from './kinds-of-work.ts';

/** Who only wants to look, while others overload the product. */
const probes: Readonly<Record<string, FloodRequest>> = {
  '/healthz': health,
  '/readyz': { method: 'GET', path: '/readyz', headers: {} },
  'the landing page': { method: 'GET', path: '/auth/particulier', headers: { accept: 'text/html' } },
  'the public finder': { method: 'GET', path: finderPath, headers: {} },
};

/** What each of them saw, in order. */
export type Seen = Readonly<Record<string, readonly FloodAnswer[]>>;

export interface Bystanders {
  /** Ends the watch. */
  stop(): Promise<Seen>;
}

const between = 60;
/** Behind those of the flood. */
const firstAddress = 10_000;

/** Looks at health, a page and the finder again and again, each time from another address. */
export function watchBystanders(url: string): Bystanders {
  let watching = true;
  const watch = async ([name, request]: [string, FloodRequest]) => {
    const answers: FloodAnswer[] = [];
    while (watching) {
      answers.push(await send(url, { ...request, ...addressOf(firstAddress + answers.length) }));
      await pause(between);
    }
    return [name, answers] as const;
  };
  const watches = Object.entries(probes).map(watch);
  return {
    async stop() {
      watching = false;
      return Object.fromEntries(await Promise.all(watches));
    },
  };
}
