import { setTimeout as pause } from 'node:timers/promises';
import { inSpan, runInTraceOf } from '@alveole/tracing';
import { failureCode } from '../delivery/failure.ts';
import type { EventPublisher } from '../event-bus.ts';
import type { MessagingLogger } from '../messaging-logger.ts';
import type { OutboxStore, PendingDocument, WaitingEvent } from './outbox-store.ts';
import { createPostponed } from './postponed.ts';
import { createSleeper } from './sleeper.ts';

export interface OutboxRelay {
  /** Looks into the outboxes now; to be called after each write. */
  wake(): void;
  /** Resolves when nothing waits in any outbox, outages of the bus included; rejects when the relay is stopped before. */
  drain(): Promise<void>;
  /** Ends after the publications under way (bounded); what is not published waits in its document. */
  stop(): Promise<void>;
}

export interface OutboxRelayOptions {
  readonly store: OutboxStore;
  readonly bus: EventPublisher;
  readonly logger: MessagingLogger;
  /** Milliseconds between two polls when nobody wakes it: finds what a killed process left. */
  readonly pollEvery?: number;
  /** Milliseconds that `stop` grants to publications under way. */
  readonly stopWithin?: number;
  /** Milliseconds after which a publication under way keeps no other document waiting. */
  readonly publishWithinMs?: number;
}

const documentsAtOnce = 32;
/** With those that hang: each of them is a timer and its events, and is read past at each look. */
const maxUnderWay = 2_000;
const outageDelays: readonly number[] = [100, 250, 500, 1_000, 2_000, 5_000];

/**
 * Carries events from outboxes to the bus: per document in order, each pulled only after its publication is
 * confirmed. A death in between publishes again, and so do several relays at once: consumers are idempotent.
 * A document whose event the bus refuses rests a while; a bus or store that is away slows the whole relay. In one process
 * a publication lasts until each of its handlers is done: one that hangs, since whom it asks is away, holds up no other.
 */
export function startOutboxRelay(options: OutboxRelayOptions): OutboxRelay {
  const { store, bus, logger, pollEvery = 1_000, stopWithin = 5_000, publishWithinMs = 2_000 } = options;
  const stopping = new AbortController();
  const postponed = createPostponed(1_000, 60_000);
  const inWork = new Map<string, Promise<void>>();
  const hanging = new Set<string>();
  const sleeper = createSleeper();
  let waiters: Waiter[] = [];

  /** Publishes the document's events one by one, up to the first that the bus does not take. */
  async function relay({ key, events }: PendingDocument): Promise<void> {
    for (const event of events) {
      if (stopping.signal.aborted) return;
      await publish(key, event);
    }
    postponed.clear(key);
  }

  /** In the trace of the write, which a crash and the hours until the broker is back do not end. */
  function publish(key: string, { traceparent, ...event }: WaitingEvent): Promise<void> {
    const attributes = { 'messaging.operation.type': 'send', 'alveole.event': event.name } as const;
    return runInTraceOf(traceparent, () =>
      inSpan({ name: `send ${event.name}`, kind: 'producer', attributes }, async () => {
        await bus.publish(event);
        await store.markPublished(key, event.event_id);
      }),
    );
  }

  function startRelaying(document: PendingDocument): void {
    const { key } = document;
    const runsOutOfTime = setTimeout(() => {
      hanging.add(key);
      sleeper.wake();
    }, publishWithinMs);
    const work = relay(document)
      .catch((error: unknown) => {
        postponed.add(key);
        logger.debug(
          { event_id: document.events[0]?.event_id, failure: failureCode(error) },
          'event stays in its outbox',
        );
      })
      .finally(() => {
        clearTimeout(runsOutOfTime);
        hanging.delete(key);
        inWork.delete(key);
        sleeper.wake();
      });
    inWork.set(key, work);
  }

  /** One look into the outboxes: starts what is due, without waiting for it. */
  async function poll(): Promise<void> {
    const asked = waiters;
    // What ends while the store is read still stands in what was read: it must not be sent again.
    const underWay = new Set(inWork.keys());
    const entries = await store.pending(documentsAtOnce + postponed.size() + inWork.size);
    const due = entries.filter(({ key }) => !postponed.has(key) && !underWay.has(key) && !inWork.has(key));
    const capacity = Math.min(documentsAtOnce + hanging.size, maxUnderWay) - inWork.size;
    due.slice(0, Math.max(0, capacity)).forEach(startRelaying);
    if (entries.length > 0 || inWork.size > 0) return;
    waiters = waiters.filter((waiter) => !asked.includes(waiter));
    asked.forEach((waiter) => waiter.resolve());
  }

  async function run(): Promise<void> {
    let outages = 0;
    while (!stopping.signal.aborted) {
      sleeper.listen();
      const failure = bus.isReady() ? await poll().then(() => undefined, failureCode) : 'bus away';
      if (failure && outages === 0) logger.warn({ failure }, 'outbox relay waits for bus and database');
      outages = failure ? outages + 1 : 0;
      await (failure ? rest(outageDelay(outages), stopping.signal) : sleeper.sleep(pollEvery));
    }
  }

  const running = run();

  return {
    wake: sleeper.wake,
    drain: () =>
      new Promise((resolve, reject) => {
        if (stopping.signal.aborted) return reject(stopped());
        waiters = [...waiters, { resolve, reject }];
        sleeper.wake();
      }),
    async stop() {
      stopping.abort();
      sleeper.wake();
      waiters.forEach((waiter) => waiter.reject(stopped()));
      waiters = [];
      const ended = Promise.all([running, ...inWork.values()]);
      await Promise.race([ended, pause(stopWithin, undefined, { ref: false })]);
    },
  };
}

interface Waiter {
  readonly resolve: () => void;
  readonly reject: (error: Error) => void;
}

function stopped(): Error {
  return new Error('The outbox relay is stopped');
}

function outageDelay(outages: number): number {
  return outageDelays[Math.min(outages, outageDelays.length) - 1] ?? 0;
}

/** Waits so long, or until the signal. */
async function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  await pause(milliseconds, undefined, { signal }).catch(() => undefined);
}
