import { useCallback, useEffect, useReducer, useRef } from 'react';
import { refusalOf } from './refusal.ts';
import { reduceUploads, startingItems, storedFiles, storedKey, type UploadStep } from './uploads-state.ts';
import type { FileRules, Sending, UploadedFile, Uploader, UploadItem } from './upload-types.ts';

export interface UploadsOptions<Result> extends FileRules {
  upload: Uploader<Result>;
  check?: (file: File) => string | undefined | Promise<string | undefined>;
  describeError: (error: unknown) => string;
  isRefusal?: (error: unknown) => boolean;
  initial: readonly UploadedFile<Result>[];
  isMultiple: boolean;
  goesOnWithoutScreen: boolean;
  onChange?: (stored: UploadedFile<Result>[]) => void;
}

export interface Uploads<Result> {
  items: readonly UploadItem<Result>[];
  add: (files: readonly File[]) => void;
  cancel: (id: string) => void;
  retry: (item: UploadItem<Result>) => void;
  remove: (id: string) => void;
}

/** Files from choice to storage: checked, sent with progress, cancelled, tried again, removed. */
export function useUploads<Result>(options: UploadsOptions<Result>): Uploads<Result> {
  const [items, dispatch] = useReducer(reduceUploads<Result>, options.initial, startingItems<Result>);
  const latest = useRef(options);
  const transfers = useRef(new Map<string, AbortController>());
  const lastId = useRef(0);

  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const running = transfers.current;
    return () => {
      if (!latest.current.goesOnWithoutScreen) running.forEach((transfer) => transfer.abort());
    };
  }, []);
  useReportStored(items, options.onChange);

  const send = useCallback(async (id: string, file: File) => {
    const transfer = new AbortController();
    transfers.current.set(id, transfer);
    const step = (to: UploadStep<Result>) => {
      const replaces = !latest.current.isMultiple;
      if (!transfer.signal.aborted) dispatch({ type: 'changed', id, to, replaces });
    };
    await carry(file, latest.current, transfer.signal, step);
    transfers.current.delete(id);
  }, []);

  const abort = (id: string) => transfers.current.get(id)?.abort();
  return {
    items,
    add(files) {
      const replaces = !options.isMultiple;
      const chosen = (replaces ? files.slice(0, 1) : files).map((file) => ({ id: `file-${++lastId.current}`, file }));
      if (replaces) items.forEach(({ id }) => abort(id));
      dispatch({ type: 'added', files: chosen, replaces });
      for (const { id, file } of chosen) void send(id, file);
    },
    cancel(id) {
      abort(id);
      dispatch({ type: 'changed', id, to: { state: 'cancelled' }, replaces: false });
    },
    retry({ id, file }) {
      if (file) void send(id, file);
    },
    remove(id) {
      abort(id);
      dispatch({ type: 'removed', id });
    },
  };
}

/** One file's way: refused in words, or sent; a failure is told as the caller describes it. */
async function carry<Result>(
  file: File,
  options: UploadsOptions<Result>,
  signal: AbortSignal,
  step: (to: UploadStep<Result>) => void,
): Promise<void> {
  step({ state: 'checking' });
  try {
    // The caller knows the file's name and inside: its reason says more.
    const reason = (await options.check?.(file)) ?? (await refusalOf(file, options));
    if (reason) return step({ state: 'refused', reason });
    let sending: Sending<Result> = { state: 'sending', progress: 0 };
    const tell = (more: Partial<Sending<Result>>): void => step((sending = { ...sending, ...more }));
    tell({});
    const result = await options.upload(file, {
      signal,
      onProgress: (progress) => tell({ progress }),
      onStored: (result) => tell({ result }),
      onRemark: (remark) => tell({ remark }),
    });
    step({ state: 'stored', result });
  } catch (error) {
    const state = options.isRefusal?.(error) === true ? 'refused' : 'failed';
    step({ state, reason: options.describeError(error) });
  }
}

/** Tells the form each time the list of stored or kept files changes, not at each step of progress. */
function useReportStored<Result>(
  items: readonly UploadItem<Result>[],
  onChange: ((stored: UploadedFile<Result>[]) => void) | undefined,
): void {
  const key = storedKey(items);
  const knownKey = useRef(key);
  useEffect(() => {
    if (knownKey.current === key) return;
    knownKey.current = key;
    onChange?.(storedFiles(items));
  }, [key, items, onChange]);
}
