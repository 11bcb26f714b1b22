import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Catalogue } from './catalogue.ts';
import { noteCleared } from './catalogue.ts';
import type { Environment } from './environment.ts';
import { storeRange } from './keys.ts';

const perTransaction = 2000;

/** Removes the content of dropped collections and indexes in the background, also after a restart. */
export function createClearing(environment: Environment, catalogue: Catalogue, report: (error: unknown) => void) {
  let running: Promise<void> | undefined;
  let stopped = false;

  async function clearAll(): Promise<void> {
    for (let [id] = catalogue.droppedStores(); id !== undefined && !stopped; [id] = catalogue.droppedStores())
      await clearStore(id);
  }

  async function clearStore(id: number): Promise<void> {
    let left = true;
    while (left && !stopped) {
      left = await environment.write(() => {
        const entries = environment.entries(storeRange(id), { reverse: false, limit: perTransaction });
        entries.forEach(({ key }) => environment.remove(key));
        if (entries.length < perTransaction) noteCleared(environment, id);
        return entries.length === perTransaction;
      });
      await nextTurn();
    }
  }

  function start(): void {
    running ??= clearAll().then(
      () => {
        running = undefined;
        if (!stopped && catalogue.droppedStores().length > 0) start();
      },
      (error: unknown) => {
        running = undefined;
        report(error);
      },
    );
  }

  return {
    start,
    stop: async () => {
      stopped = true;
      await running;
    },
  };
}
