import type { MessageTone } from './tones.ts';

/** How long a toast stays, in milliseconds: 3 s as a rule, 6 s for doubles found, 7 s for form notices, 10 s for what must be read. */
export const toastDurations = { short: 3000, doubles: 6000, medium: 7000, long: 10_000 } as const;
/** The same words are not said twice within this time, in milliseconds. */
export const TOAST_THROTTLE = 5000;

export type ToastDuration = keyof typeof toastDurations;

export interface ShownToast {
  readonly key: number;
  readonly message: string;
  readonly tone: MessageTone;
  /** How long it stays, in milliseconds, while nobody points at it. */
  readonly time: number;
}

export interface ToastRequest {
  message: string;
  tone?: MessageTone;
  duration?: ToastDuration;
}

export interface ToastQueue {
  /** Shows a toast, unless the same words were shown less than 5 s ago. Tells whether it did. */
  show(toast: ToastRequest): boolean;
  close(key: number): void;
  clear(): void;
  /** The toast to draw: the last one that is still to be read. */
  last(): ShownToast | undefined;
  /** Called after each change; returns the way to leave. */
  subscribe(listener: () => void): () => void;
}

/** A queue of toasts; one for the whole page, drawn by one `ToastRegion`. */
export function createToastQueue({ now = Date.now }: { now?: () => number } = {}): ToastQueue {
  const shownAt = new Map<string, number>();
  const listeners = new Set<() => void>();
  let waiting: readonly ShownToast[] = [];
  let lastKey = 0;
  const change = (next: readonly ShownToast[]): void => {
    waiting = next;
    listeners.forEach((listener) => listener());
  };

  return {
    show({ message, tone = 'success', duration = 'short' }) {
      const since = now() - (shownAt.get(message) ?? Number.NEGATIVE_INFINITY);
      if (since < TOAST_THROTTLE) return false;
      shownAt.set(message, now());
      change([...waiting, { key: (lastKey += 1), message, tone, time: toastDurations[duration] }]);
      return true;
    },
    close: (key) => change(waiting.filter((toast) => toast.key !== key)),
    clear: () => change([]),
    last: () => waiting.at(-1),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
