import type { Deadline } from '../http/deadline.ts';

/** The time that a call has, over all its tries. */
export interface TimeLeft {
  /** For the next try, in whole milliseconds; 0 once there is none. */
  forTry(): number;
}

/** @param deadline of whoever waits behind the caller */
export function timeLeftOf(
  { timeoutMs, withinMs }: { readonly timeoutMs: number; readonly withinMs: number },
  deadline: Pick<Deadline, 'left'> | undefined,
): TimeLeft {
  const ends = performance.now() + withinMs;
  return {
    forTry: () => Math.max(0, Math.floor(Math.min(timeoutMs, ends - performance.now(), deadline?.left() ?? timeoutMs))),
  };
}
