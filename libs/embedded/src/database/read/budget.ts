import { setImmediate as nextTurn } from 'node:timers/promises';
import { databaseError } from '../errors.ts';

/** Long work gives way to other connections after this many milliseconds, else the driver thinks the server dead. */
const sliceMs = 5;

/** The time that an operation may take, and its manners towards the others. */
export interface Budget {
  /** Call between small steps. Waits one turn of the event loop when the slice is used up; fails once `maxTimeMS` is over. */
  pause(): Promise<void>;
}

/** `maxTimeMS` in milliseconds; 0 means no limit. */
export function createBudget(maxTimeMS: number, now: () => number = () => performance.now()): Budget {
  const deadline = maxTimeMS > 0 ? now() + maxTimeMS : Infinity;
  let sliceEnd = now() + sliceMs;
  return {
    pause: async () => {
      const time = now();
      if (time >= deadline) throw databaseError('MaxTimeMSExpired', 'operation exceeded time limit');
      if (time < sliceEnd) return;
      await nextTurn();
      sliceEnd = now() + sliceMs;
    },
  };
}
