import type { DeadLetterDesk } from '../dead-letters/dead-letter.ts';
import type { BusOptions, EventBus } from '../event-bus.ts';
import type { TestEvents } from './test-events.ts';

/** A namespace of its own for each test: buses opened in it see each other's queues and dead letters. */
export interface BusHarness {
  openBus(options?: Partial<BusOptions<TestEvents>>): Promise<EventBus<TestEvents>>;
  readonly deadLetters: Pick<DeadLetterDesk, 'list' | 'replay'>;
  dispose(): Promise<void>;
}
