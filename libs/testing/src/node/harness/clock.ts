export interface HarnessClock {
  /** What the service takes for now; to be set at will. */
  now: Date;
  later(milliseconds: number): void;
  /** The function that the service gets. */
  readonly read: () => Date;
}

/** A clock that stands still until the test moves it. */
export function createClock(start = new Date()): HarnessClock {
  const clock: HarnessClock = {
    now: start,
    later: (milliseconds) => void (clock.now = new Date(clock.now.getTime() + milliseconds)),
    read: () => clock.now,
  };
  return clock;
}
