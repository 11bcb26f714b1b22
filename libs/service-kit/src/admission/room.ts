import { tooBusy } from '../http/load-shedding.ts';
import type { WorkLimits } from './work-classes.ts';

/** Leaves the place that was taken; a second time does nothing. */
export type Leave = () => void;

export interface Room {
  /**
   * Takes a place, after a wait if need be.
   * @param isGone whether the caller no longer wants an answer; asked when his turn comes
   * @throws AppError 503 with `Retry-After` where too many wait, or for too long
   */
  enter(isGone?: () => boolean): Promise<Leave>;
}

interface Waiter {
  readonly since: number;
  readonly isGone: () => boolean;
  begin(): void;
  giveUp(): void;
}

/** A rush in which nobody has found a free place for so long, in milliseconds, will not end by itself. */
const rushMs = 250;

/**
 * Places for one kind of work, with a short queue. In a rush each waits for his turn. When the rush does not end the
 * newest goes first and nobody waits long: in order, all would be served too late (controlled delay, newest first).
 * @param now milliseconds that never go back
 */
export function createRoom(limits: WorkLimits, now: () => number = () => performance.now()): Room {
  const queue: Waiter[] = [];
  let free = limits.atOnce;
  let lastCalm = now();

  const isPressed = () => now() - lastCalm > rushMs;

  function dropStale(): void {
    const since = now() - (isPressed() ? limits.pressedPatienceMs : limits.patienceMs);
    while (queue[0] !== undefined && queue[0].since < since) queue.shift()?.giveUp();
  }

  function next(): Waiter | undefined {
    dropStale();
    for (;;) {
      const waiter = isPressed() ? queue.pop() : queue.shift();
      if (waiter === undefined || !waiter.isGone()) return waiter;
      waiter.giveUp();
    }
  }

  function takePlace(): Leave {
    let isInside = true;
    free -= 1;
    return () => {
      if (!isInside) return;
      isInside = false;
      free += 1;
      next()?.begin();
    };
  }

  function wait(isGone: () => boolean): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(timer);
        reject(tooBusy);
      };
      const begin = () => {
        clearTimeout(timer);
        resolve(takePlace());
      };
      const waiter = { since: now(), isGone, begin, giveUp };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(waiter), 1);
        giveUp();
      }, limits.patienceMs);
      queue.push(waiter);
      if (queue.length > limits.waiting) queue.shift()?.giveUp();
    });
  }

  return {
    async enter(isGone = () => false) {
      dropStale();
      if (free === 0) return wait(isGone);
      lastCalm = now();
      return takePlace();
    },
  };
}

/** Works in a place of the room. @param isGone as `enter` takes it */
export async function inRoom<T>(room: Room, work: () => Promise<T>, isGone: () => boolean): Promise<T> {
  const leave = await room.enter(isGone);
  try {
    return await work();
  } finally {
    leave();
  }
}
