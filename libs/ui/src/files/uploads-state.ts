import type { Sending, UploadedFile, UploadItem } from './upload-types.ts';

export type UploadChange<Result> =
  | { type: 'added'; files: readonly { id: string; file: File }[]; replaces: boolean }
  | { type: 'changed'; id: string; to: UploadStep<Result>; replaces: boolean }
  | { type: 'removed'; id: string };

/** The states an item goes through, without what stays the same. */
export type UploadStep<Result> =
  | { state: 'checking' }
  | Sending<Result>
  | { state: 'stored'; result: Result }
  | { state: 'refused' | 'failed'; reason: string }
  | { state: 'cancelled' };

/** The list of files after a change. */
export function reduceUploads<Result>(
  items: readonly UploadItem<Result>[],
  change: UploadChange<Result>,
): readonly UploadItem<Result>[] {
  if (change.type === 'removed') return items.filter(({ id }) => id !== change.id);
  if (change.type === 'changed') {
    const changed = items.map((item) => (item.id === change.id ? withStep(item, change.to) : item));
    const isSafe = changed.some((item) => item.id === change.id && resultOf(item) !== undefined);
    return change.replaces && isSafe ? changed.filter(({ id }) => id === change.id) : changed;
  }
  const added = change.files.map(({ id, file }): UploadItem<Result> => ({
    id,
    file,
    name: file.name,
    size: file.size,
    state: 'checking',
  }));
  // What stands there goes only once the new one is safe: one that fails loses nothing.
  const former = change.replaces ? items.filter((item) => resultOf(item) !== undefined) : items;
  return [...former, ...added];
}

function withStep<Result>({ id, name, size, file }: UploadItem<Result>, step: UploadStep<Result>): UploadItem<Result> {
  return { id, name, size, file, ...step };
}

/** The files known to be stored or kept, as the form names them. */
export function storedFiles<Result>(items: readonly UploadItem<Result>[]): UploadedFile<Result>[] {
  return items.flatMap((item) => {
    const result = resultOf(item);
    return result === undefined ? [] : [{ name: item.name, size: item.size, result }];
  });
}

/** Changes with what the form may name. */
export function storedKey(items: readonly UploadItem<unknown>[]): string {
  return items.flatMap((item) => (resultOf(item) === undefined ? [] : [`${item.id} ${item.state}`])).join();
}

function resultOf<Result>(item: UploadItem<Result>): Result | undefined {
  if (item.state === 'stored') return item.result;
  return item.state === 'sending' ? item.result : undefined;
}

/** Files stored earlier, as the list starts. */
export function startingItems<Result>(files: readonly UploadedFile<Result>[]): UploadItem<Result>[] {
  return files.map((file, index) => ({
    id: `stored-${index}`,
    name: file.name,
    size: file.size,
    state: 'stored',
    result: file.result,
  }));
}
