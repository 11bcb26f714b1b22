/** Who asks for a place. */
export interface Asker {
  /** Those of one source share its turns. */
  readonly source: string;
  readonly isSignedIn: boolean;
}

export interface Waiter {
  readonly who: Asker;
  readonly since: number;
}

export interface WaitingLine<W extends Waiter> {
  readonly length: number;
  add(waiter: W): void;
  remove(waiter: W): void;
  /** Takes out whose turn it is. @param newestFirst of one source, the one who came last */
  next(newestFirst: boolean): W | undefined;
  /** Takes out who must go where too many wait: of those who are most, the one who has waited longest. */
  surplus(): W | undefined;
  /** Takes out all of whom this is true. */
  takeOut(isOver: (waiter: W) => boolean): W[];
}

const sourcesRemembered = 10_000;

/**
 * A line that is fair: strangers and people who are signed in take turns, and of either the source that was served
 * longest ago comes first. However many come from one source, another one waits for a single of them.
 */
export function createWaitingLine<W extends Waiter>(): WaitingLine<W> {
  let waiting: W[] = [];
  const servedAt = new Map<string, number>();
  let turns = 0;
  let lastWasSignedIn = false;

  function remove(waiter: W): W {
    waiting = waiting.filter((other) => other !== waiter);
    return waiter;
  }

  /** Those whose kind's turn it is. */
  function kindOfTurn(): readonly W[] {
    const ofOtherKind = waiting.filter(({ who }) => who.isSignedIn !== lastWasSignedIn);
    return ofOtherKind.length > 0 ? ofOtherKind : waiting;
  }

  function noteServed({ who }: W): void {
    if (servedAt.size >= sourcesRemembered) servedAt.clear();
    servedAt.set(who.source, (turns += 1));
    lastWasSignedIn = who.isSignedIn;
  }

  return {
    get length() {
      return waiting.length;
    },
    add: (waiter) => void waiting.push(waiter),
    remove,
    next(newestFirst) {
      const kind = kindOfTurn();
      const servedLast = ({ who }: W) => servedAt.get(who.source) ?? 0;
      const ordered = newestFirst ? kind.toReversed() : kind;
      const chosen = ordered.reduce<W | undefined>(
        (best, each) => (best === undefined || servedLast(each) < servedLast(best) ? each : best),
        undefined,
      );
      if (chosen === undefined) return undefined;
      noteServed(chosen);
      return remove(chosen);
    },
    surplus() {
      const people = waiting.filter(({ who }) => who.isSignedIn);
      const kind = people.length * 2 > waiting.length ? people : waiting.filter(({ who }) => !who.isSignedIn);
      const counts = new Map<string, number>();
      for (const { who } of kind) counts.set(who.source, (counts.get(who.source) ?? 0) + 1);
      const most = Math.max(...counts.values());
      const victim = kind.find(({ who }) => counts.get(who.source) === most);
      return victim && remove(victim);
    },
    takeOut(isOver) {
      const over = waiting.filter(isOver);
      if (over.length > 0) waiting = waiting.filter((waiter) => !isOver(waiter));
      return over;
    },
  };
}
