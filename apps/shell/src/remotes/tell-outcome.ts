import type { FoundRemote } from './registry-reader.ts';
import { within } from './within.ts';

/** Milliseconds for which a page waits until the gateway has heard: then it looks for another version anyway. */
const heardWithinMs = 2_000;
const watched = new Set<string>();

/**
 * Tells the gateway whether a version that is being rolled out works here: nothing but its name and version. From the
 * first time on, an error that one of its scripts throws later is told as well.
 */
export async function tellOutcome(
  { name, version }: FoundRemote,
  outcome: 'loaded' | 'failed',
  { base, ask = fetch }: { readonly base: string; readonly ask?: typeof fetch | undefined },
): Promise<void> {
  const place = new URL(`remotes/${name}/${version}/`, base).href;
  const tell = (what: 'loaded' | 'failed') => ask(`${place}${what}`, { method: 'POST', keepalive: true });
  watchErrors(place, () => void tell('failed').catch(() => undefined));
  await within(heardWithinMs, tell(outcome));
}

/** Once for each version in a page; one error is enough. */
function watchErrors(place: string, onError: () => void): void {
  if (watched.has(place)) return;
  watched.add(place);
  const errorWatch = new AbortController();
  const hear = (source: string | undefined): void => {
    if (!source?.includes(place)) return;
    errorWatch.abort();
    onError();
  };
  const { signal } = errorWatch;
  addEventListener('error', ({ filename, error }) => hear(`${filename} ${stackOf(error)}`), { signal });
  addEventListener('unhandledrejection', ({ reason }) => hear(stackOf(reason)), { signal });
}

/** A script that did not load, or a call without network, is no fault of the version's code: such errors name no script of it. */
function stackOf(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : undefined;
}
