import type { KeyStream } from '../plan/index-ranges.ts';
import type { Entry, Environment } from '../storage/environment.ts';

/** A stream is read a little ahead only: what it gives may come last of all. */
const firstRead = 1;
const laterReads = 4;

interface OpenStream {
  /** The next entry, and what it is ordered by: the bytes after those that all keys of the stream share. */
  readonly head: Entry;
  readonly order: Buffer;
  /** The stream without its head; undefined when that was the last. */
  rest(): OpenStream | undefined;
}

/** Reads streams of one index side by side: the next entry in order, whichever stream it stands in. */
export function openStreams(environment: Environment, streams: readonly KeyStream[], reverse: boolean) {
  const isBefore = (a: OpenStream, b: OpenStream) =>
    reverse ? Buffer.compare(a.order, b.order) > 0 : Buffer.compare(a.order, b.order) < 0;
  // Those that come later stand first: taking the next is a pop.
  const open: OpenStream[] = [];
  function putBack(stream: OpenStream | undefined): void {
    if (stream === undefined) return;
    let low = 0;
    let high = open.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (isBefore(stream, open[middle] as OpenStream)) low = middle + 1;
      else high = middle;
    }
    open.splice(low, 0, stream);
  }
  streams.forEach((stream) => putBack(openStream(environment, stream, reverse)));
  return {
    next: (wanted: number): Entry[] | undefined => {
      const entries: Entry[] = [];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        entries.push(next.head);
        putBack(next.rest());
        if (entries.length >= wanted) break;
      }
      return entries.length === 0 ? undefined : entries;
    },
  };
}

function openStream(environment: Environment, stream: KeyStream, reverse: boolean): OpenStream | undefined {
  function at(entries: readonly Entry[], position: number): OpenStream | undefined {
    const head = entries[position];
    if (head === undefined) return undefined;
    const rest = () =>
      position + 1 < entries.length
        ? at(entries, position + 1)
        : at(environment.entries(stream, { reverse, limit: laterReads, after: head.key }), 0);
    return { head, order: head.key.subarray(stream.beginning), rest };
  }
  return at(environment.entries(stream, { reverse, limit: firstRead }), 0);
}
