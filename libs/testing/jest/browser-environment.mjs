// The environment of screens' suites: Node's own world, with the names of one page (docs/adr/0092).
import { LegacyFakeTimers, ModernFakeTimers } from '@jest/fake-timers';
import { ModuleMocker } from 'jest-mock';
import { keepNames, openPage, rememberPage } from './browser-page.mjs';

export default class BrowserEnvironment {
  global = globalThis;
  keepNames = keepNames;
  moduleMocker = new ModuleMocker(globalThis);

  constructor({ projectConfig: config }) {
    this.putBack = rememberPage(openPage());
    this.timers = watchTimers();
    const timerConfig = { idToRef: (id) => id, refToId: (ref) => ref };
    const { global, moduleMocker } = this;
    this.fakeTimers = new LegacyFakeTimers({ config, global, moduleMocker, timerConfig });
    this.fakeTimersModern = new ModernFakeTimers({ config, global });
  }

  async setup() {}

  async teardown() {
    this.fakeTimersModern.dispose();
    this.fakeTimers.dispose();
    this.moduleMocker.restoreAllMocks();
    await this.timers.runImmediates();
    this.timers.clear();
    this.putBack();
  }

  exportConditions() {
    return ['browser'];
  }

  getVmContext() {
    return null;
  }
}

/** What a suite still waits for when it ends (a cache's five minutes, say) would keep the process, and meet the next suite. */
function watchTimers() {
  const { setTimeout, setInterval, setImmediate } = globalThis;
  /** What ends each of them. */
  const ends = new Map();
  const watched =
    (start, end, isOnce) =>
    (act, ...rest) => {
      const timer = start(
        (...given) => {
          if (isOnce) ends.delete(timer);
          act(...given);
        },
        ...rest,
      );
      ends.set(timer, end);
      return timer;
    };
  globalThis.setTimeout = watched(setTimeout, clearTimeout, true);
  globalThis.setInterval = watched(setInterval, clearInterval, false);
  globalThis.setImmediate = watched(setImmediate, clearImmediate, true);
  /**
   * React's scheduler keeps the `setImmediate` of the suite that loaded it, and asks for no second one while the first is
   * on its way: were that one taken back, no transition of a later suite would ever be drawn.
   */
  const runImmediates = async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return { runImmediates, clear: () => ends.forEach((end, timer) => end(timer)) };
}
