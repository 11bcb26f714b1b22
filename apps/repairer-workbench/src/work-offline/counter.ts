import type { ApiCaller } from '@alveole/contracts';
import { openAnswerShelf } from '../keep-answers/answer-shelf.ts';
import type { AnswerShelf } from '../keep-answers/answer-shelf.ts';
import { openDeviceShelf } from '../keep-draft/device-shelf.ts';
import type { DraftShelf } from '../keep-draft/draft-shelf.ts';
import { openDevice } from '../keep-on-device/device.ts';
import { nameTab } from '../keep-on-device/live-tabs.ts';
import type { LiveTabs } from '../keep-on-device/live-tabs.ts';
import { createOutageApi } from '../send-later/outage-api.ts';
import type { OutageApi } from '../send-later/outage-api.ts';
import { createOutbox } from '../send-later/outbox.ts';
import type { Outbox } from '../send-later/outbox.ts';
import { sweepMedia } from '../send-later/sweep-media.ts';

/** What the counter of one person keeps on this device. */
export interface Counter {
  readonly shelf: DraftShelf;
  /** Undefined where they cannot be kept: pages wait for new ones. */
  readonly answers: AnswerShelf | undefined;
  readonly outbox: Outbox;
  readonly api: OutageApi;
}

export interface CounterOwner {
  readonly userId: string;
  readonly entityId: string;
  readonly api: ApiCaller;
}

/** Milliseconds after which a device that does not open counts as having none. */
const openWithin = 3_000;

const counters = new Map<string, Promise<Counter | undefined>>();
let tabs: Promise<LiveTabs> | undefined;

/** The counter of a person, opened once; undefined where the browser keeps nothing: then all is as it comes. */
export function counterOf(owner: CounterOwner): Promise<Counter | undefined> {
  const known = counters.get(owner.userId);
  if (known) return known;
  const opened = Promise.race([openCounter(owner).catch(() => undefined), nothingAfter(openWithin)]);
  counters.set(owner.userId, opened);
  return opened;
}

async function openCounter({ userId, entityId, api }: CounterOwner): Promise<Counter | undefined> {
  const { indexedDB, navigator, sessionStorage } = window;
  // Typed as if every browser had them; plain http from another machine has not.
  const locks = navigator.locks as LockManager | undefined;
  if (!(indexedDB as IDBFactory | undefined) || !locks) return undefined;
  tabs ??= nameTab(locks, sessionStorage);
  const openingAnswers = openAnswerShelf(userId, buildName(), new Date()).catch(() => undefined);
  const device = await openDevice(userId, () => counters.delete(userId));
  const shelf = await openDeviceShelf(device, await tabs, locks);
  // Nobody waits for it before the first page shows, nor goes without a counter because of it.
  sweepMedia(device, new Date()).catch(() => undefined);
  const channel = new BroadcastChannel(`alveole-counter-${userId}`);
  const outbox = createOutbox({ api, device, locks, channel });
  return { shelf, answers: await openingAnswers, outbox, api: createOutageApi({ api, outbox, entityId }) };
}

/** The bundler's name of this build; a test has none. */
declare const __webpack_hash__: string;
const buildName = (): string => (typeof __webpack_hash__ === 'string' ? __webpack_hash__ : '');

function nothingAfter(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds);
  });
}
