import { tooBusy } from './too-busy.ts';
import { createWaitingLine } from './waiting-line.ts';
import type { Asker, Waiter } from './waiting-line.ts';
import type { WorkLimits } from './work-classes.ts';

/** Leaves the place that was taken; a second time does nothing. */
export type Leave = () => void;

export interface Bulkhead {
  /**
   * Takes a place, after a wait if need be.
   * @param isGone whether the caller no longer wants an answer; asked when his turn comes
   * @param who nobody in particular when absent
   * @throws AppError 503 with `Retry-After` where too many wait, or for too long
   */
  enter(isGone?: () => boolean, who?: Asker): Promise<Leave>;
}

interface Asking extends Waiter {
  readonly isGone: () => boolean;
  begin(): void;
  giveUp(): void;
}

/** A rush in which nobody has found a free place for so long, in milliseconds, will not end by itself. */
const rushMs = 250;

const nobody: Asker = { source: '', isSignedIn: false };

/**
 * Places for one kind of work, with a short line. In a rush each waits for his turn, as `createWaitingLine` gives it.
 * When the rush does not end the newest goes first and no stranger waits long: in order, all would be served too late
 * (controlled delay, newest first). Who is signed in may wait as long as ever.
 * @param now milliseconds that never go back
 */
export function createBulkhead(limits: WorkLimits, now: () => number = () => performance.now()): Bulkhead {
  const line = createWaitingLine<Asking>();
  let free = limits.atOnce;
  let lastCalm = now();

  const isPressed = () => now() - lastCalm > rushMs;

  function dropStale(): void {
    if (line.length === 0) return;
    const strangersSince = now() - (isPressed() ? limits.maxWaitUnderLoadMs : limits.maxWaitMs);
    const peopleSince = now() - limits.maxWaitMs;
    const isStale = ({ who, since }: Waiter) => since < (who.isSignedIn ? peopleSince : strangersSince);
    line.takeOut(isStale).forEach((waiter) => waiter.giveUp());
  }

  function next(): Asking | undefined {
    dropStale();
    for (;;) {
      const waiter = line.next(isPressed());
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

  function wait(isGone: () => boolean, who: Asker): Promise<Leave> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        clearTimeout(timer);
        reject(tooBusy);
      };
      const begin = () => {
        clearTimeout(timer);
        resolve(takePlace());
      };
      const waiter = { who, since: now(), isGone, begin, giveUp };
      const timer = setTimeout(() => {
        line.remove(waiter);
        giveUp();
      }, limits.maxWaitMs);
      line.add(waiter);
      if (line.length > limits.waiting) line.surplus()?.giveUp();
    });
  }

  return {
    async enter(isGone = () => false, who = nobody) {
      dropStale();
      if (free === 0) return wait(isGone, who);
      lastCalm = now();
      return takePlace();
    },
  };
}

/** Works in a place of the bulkhead. @param isGone as `enter` takes it */
export async function withinBulkhead<T>(bulkhead: Bulkhead, work: () => Promise<T>, isGone: () => boolean): Promise<T> {
  const leave = await bulkhead.enter(isGone);
  try {
    return await work();
  } finally {
    leave();
  }
}
