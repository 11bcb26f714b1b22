/** So many refusals in one second are those of a page that opens; who gets more asks again in a loop. */
const atOnceASecond = 16;
const windowMs = 1_000;
const shortestMs = 250;
const longestMs = 750;
/** Beyond so many that wait, a refusal costs less than to keep it. */
const maxPending = 2_000;

/** Gives a refusal to a source, at once or somewhat later. */
export type HoldRefusals = (source: string, refuse: () => void) => void;

/**
 * Who asks again as soon as he is refused would keep this thread busy with refusals alone: from the seventeenth in a
 * second on a source waits for each of them, for half a second or so. Nobody waits longer than a second.
 * @param random 0 to 1, so that those who wait do not all come back at once
 */
export function createHoldRefusals(random: () => number = Math.random): HoldRefusals {
  const refused = new Map<string, number>();
  let heldCount = 0;

  return (source, refuse) => {
    if (refused.size === 0) setTimeout(() => refused.clear(), windowMs).unref();
    const before = refused.get(source) ?? 0;
    refused.set(source, before + 1);
    if (before < atOnceASecond || heldCount >= maxPending) return refuse();
    heldCount += 1;
    setTimeout(
      () => {
        heldCount -= 1;
        refuse();
      },
      shortestMs + random() * (longestMs - shortestMs),
    );
  };
}
