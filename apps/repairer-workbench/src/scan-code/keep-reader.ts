import type { CodeReader } from './code-reader.ts';
import type { ScanKind } from './scan-kind.ts';

type OpenReader = ScanKind['openReader'];

export interface SharedReader {
  /** Lends the reader to one scan, opened unless it is there; the scan's end does not close it. */
  readonly lend: OpenReader;
  /** Closes it, at once or as soon as it has opened. */
  readonly letGo: () => void;
}

/** Opens a reader once and keeps it from scan to scan, until it is lost: to open one takes a slow phone seconds (ADR 72). */
export function keepReader(open: OpenReader): SharedReader {
  let readerPromise: Promise<CodeReader> | undefined;
  const close = (opened: Promise<CodeReader>): void => {
    if (readerPromise === opened) readerPromise = undefined;
    opened.then(
      (reader) => reader.close(),
      () => undefined,
    );
  };
  const lend: OpenReader = async () => {
    const opened = (readerPromise ??= open());
    const closeLost = (failure: unknown): never => {
      close(opened);
      throw failure;
    };
    const { read, readWhole } = await opened.catch(closeLost);
    return {
      read: (picture) => read(picture)?.catch(closeLost),
      ...(readWhole && { readWhole: (frame: VideoFrame) => readWhole(frame)?.catch(closeLost) }),
      close: () => undefined,
    };
  };
  return { lend, letGo: () => readerPromise && close(readerPromise) };
}
