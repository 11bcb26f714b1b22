import { UNSTABLE_ToastQueue as AriaToastQueue } from 'react-aria-components';
import type { MessageTone } from './tones.ts';

/** How long a toast stays, in milliseconds: 3 s as a rule, 6 s for doubles found, 7 s for form notices, 10 s for what must be read. */
export const toastDurations = { short: 3000, doubles: 6000, medium: 7000, long: 10_000 } as const;
/** The same words are not said twice within this time, in milliseconds. */
export const TOAST_THROTTLE = 5000;

export type ToastDuration = keyof typeof toastDurations;

export interface ToastContent {
  message: string;
  tone: MessageTone;
}

export interface ToastRequest {
  message: string;
  tone?: MessageTone;
  duration?: ToastDuration;
}

export interface ToastQueue {
  /** Shows a toast, unless the same words were shown less than 5 s ago. Tells whether it did. */
  show(toast: ToastRequest): boolean;
  clear(): void;
  /** What `ToastRegion` draws. */
  readonly toasts: AriaToastQueue<ToastContent>;
}

/** A queue of toasts; one for the whole page, drawn by one `ToastRegion`. */
export function createToastQueue({ now = Date.now }: { now?: () => number } = {}): ToastQueue {
  const toasts = new AriaToastQueue<ToastContent>({ maxVisibleToasts: 1 });
  const shownAt = new Map<string, number>();

  return {
    toasts,
    show({ message, tone = 'success', duration = 'short' }) {
      const since = now() - (shownAt.get(message) ?? Number.NEGATIVE_INFINITY);
      if (since < TOAST_THROTTLE) return false;
      shownAt.set(message, now());
      toasts.add({ message, tone }, { timeout: toastDurations[duration] });
      return true;
    },
    clear: () => toasts.clear(),
  };
}
