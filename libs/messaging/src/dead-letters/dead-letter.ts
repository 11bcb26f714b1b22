/** A message that could not be handled, kept with its reason until someone replays it. */
export interface DeadLetter {
  readonly id: string;
  readonly queue: string;
  /** The message as it came, readable or not. */
  readonly event: unknown;
  readonly reason: string;
  /** Tries of the handler that failed; 0 when the message never reached one. */
  readonly attempts: number;
  /** ISO 8601, UTC. */
  readonly dead_at: string;
}

export interface DeadLetterFilter {
  readonly queue?: string | undefined;
  /** The id of the dead letter or of its event. */
  readonly id?: string | undefined;
}

/** What the command `npm run dead-letters` works on, whichever bus runs. */
export interface DeadLetterDesk {
  /** Oldest first. */
  list(filter?: DeadLetterFilter): Promise<DeadLetter[]>;
  /** Sends them back to their own queue; answers how many. */
  replay(filter?: DeadLetterFilter): Promise<number>;
  close(): Promise<void>;
}

/** Where the in-process bus keeps its dead letters; it must survive the process. */
export interface DeadLetterStore extends Pick<DeadLetterDesk, 'list' | 'replay'> {
  add(deadLetter: DeadLetter): Promise<void>;
  /** Letters whose replay was asked for; each stays until removed. */
  toReplay(): Promise<DeadLetter[]>;
  remove(id: string): Promise<void>;
}

/** The event's id when the message has a readable one. */
export function eventIdOf(event: unknown): string | undefined {
  const id = typeof event === 'object' && event !== null ? (event as { event_id?: unknown }).event_id : undefined;
  return typeof id === 'string' ? id : undefined;
}

export function matches(deadLetter: DeadLetter, { queue, id }: DeadLetterFilter): boolean {
  return (
    (queue === undefined || deadLetter.queue === queue) &&
    (id === undefined || deadLetter.id === id || eventIdOf(deadLetter.event) === id)
  );
}
