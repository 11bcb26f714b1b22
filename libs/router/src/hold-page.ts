import { parsePath } from 'react-router';
import type { To } from 'react-router';

/** A way off the page that waits for an answer. */
export type Departure = () => void;

export interface LeaveHold {
  /** The page's own address, base path included: what stays on it passes. */
  readonly at: string;
  /** True once the page was left with an answer. */
  readonly isReleased: () => boolean;
  readonly ask: (departure: Departure) => void;
}

interface RouterHistory {
  push(to: To, state?: unknown, options?: object): void;
  replace(to: To, state?: unknown, options?: object): void;
}

/** Links and `navigate`: the router's own history asks first. Returns the way to let go. */
export function holdRouter(history: RouterHistory, { at, isReleased, ask }: LeaveHold): () => void {
  const { push, replace } = history;
  const asking =
    (move: RouterHistory['push']): RouterHistory['push'] =>
    (to, ...rest) => {
      const go = () => move.call(history, to, ...rest);
      if (isReleased() || pathOf(to, at) === at) go();
      else ask(go);
    };
  Object.assign(history, { push: asking(push), replace: asking(replace) });
  return () => void Object.assign(history, { push, replace });
}

/**
 * The browser's back and forward have moved the address when they are heard of: it is put back, before the router
 * sees it, and moved again once the answer is there.
 */
export function holdBackAndForward({ at, isReleased, ask }: LeaveHold): () => void {
  const here = indexOf(window.history.state);
  const hear = (event: PopStateEvent) => {
    const there = indexOf(event.state);
    if (isReleased() || window.location.pathname === at || here === undefined || there === undefined) return;
    event.stopImmediatePropagation();
    window.history.go(here - there);
    ask(() => window.history.go(there - here));
  };
  window.addEventListener('popstate', hear, { capture: true });
  return () => window.removeEventListener('popstate', hear, { capture: true });
}

/** Closing and reloading the tab: the browser asks in its own words. */
export function holdTab({ isReleased }: LeaveHold): () => void {
  const hear = (event: BeforeUnloadEvent) => {
    if (!isReleased()) event.preventDefault();
  };
  window.addEventListener('beforeunload', hear);
  return () => window.removeEventListener('beforeunload', hear);
}

const pathOf = (to: To, here: string) => (typeof to === 'string' ? parsePath(to) : to).pathname ?? here;

/** The router numbers the entries of the history. */
function indexOf(state: unknown): number | undefined {
  const index = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof index === 'number' ? index : undefined;
}
