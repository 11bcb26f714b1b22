import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { FloodOrder, FloodReport } from './orders.ts';

export interface Flood {
  /** Carries out one order at a time. */
  run(order: FloodOrder): Promise<FloodReport>;
  end(): void;
}

/** Starts the process that floods. */
export function startFlood(): Flood {
  const child = fork(join(import.meta.dirname, 'main.ts'), [], { execArgv: ['--import', 'tsx'] });
  return {
    async run(order) {
      child.send(order);
      const [report] = (await once(child, 'message')) as [FloodReport];
      return report;
    },
    end: () => void child.kill(),
  };
}
