/** Many callers at once ask only once: what was read is answered again until it is `milliseconds` old. */
export function keepShortly<T>(milliseconds: number, read: () => Promise<T>, now: () => Date): () => Promise<T> {
  let kept: { until: number; answer: Promise<T> } | undefined;
  return () => {
    const instant = now().getTime();
    if (kept === undefined || kept.until < instant) kept = { until: instant + milliseconds, answer: read() };
    return kept.answer;
  };
}
