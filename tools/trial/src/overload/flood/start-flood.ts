import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FloodAnswer, FloodOrder } from './orders.ts';

export interface Flood {
  /** Carries out one order at a time. */
  run(order: FloodOrder): Promise<readonly FloodAnswer[]>;
  end(): void;
}

/** Starts the process that floods. */
export function startFlood(): Flood {
  const child = fork(join(import.meta.dirname, 'main.ts'), [], { execArgv: ['--import', 'tsx'] });
  return {
    async run(order) {
      child.send(order);
      const [answers] = (await once(child, 'message')) as [FloodAnswer[]];
      return answers;
    },
    end: () => void child.kill(),
  };
}
