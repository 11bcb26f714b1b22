import { once, EventEmitter } from 'node:events';

export interface Probe<T> {
  readonly seen: readonly T[];
  note(value: T): void;
  /** Resolves once at least `count` values were noted. */
  count(count: number): Promise<readonly T[]>;
}

/** Notes what handlers see and lets a test wait for it. */
export function createProbe<T>(): Probe<T> {
  const seen: T[] = [];
  const bell = new EventEmitter();
  return {
    seen,
    note(value) {
      seen.push(value);
      bell.emit('noted');
    },
    async count(count) {
      while (seen.length < count) await once(bell, 'noted');
      return seen;
    },
  };
}

/** A promise to be opened by hand: holds a handler until the test lets it go. */
export function createGate(): { readonly passed: Promise<void>; open(): void } {
  let open = () => {};
  const passed = new Promise<void>((resolve) => (open = resolve));
  return { passed, open: () => open() };
}
