/** Many callers at once ask only once: what was read is answered again until it is `milliseconds` old. */
export function keepShortly<T>(milliseconds: number, read: () => Promise<T>, now: () => Date): () => Promise<T> {
  let cached: { until: number; answer: Promise<T> } | undefined;
  return () => {
    const instant = now().getTime();
    if (cached === undefined || cached.until < instant) cached = { until: instant + milliseconds, answer: read() };
    return cached.answer;
  };
}
