import type { Notice } from '@alveole/contracts';

export interface Notifier {
  notify(notice: Notice): void;
  /** Where notices show; what came before is shown at once. Returns the way to leave. */
  attach(show: (notice: Notice) => void): () => void;
}

/** Keeps notices until the part of the interface that shows them has loaded. */
export function createNotifier(): Notifier {
  let waiting: Notice[] = [];
  let show: ((notice: Notice) => void) | undefined;
  return {
    notify: (notice) => (show ? show(notice) : void waiting.push(notice)),
    attach: (next) => {
      show = next;
      waiting.forEach(next);
      waiting = [];
      return () => {
        if (show === next) show = undefined;
      };
    },
  };
}
