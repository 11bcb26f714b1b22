import { useEffect, useImperativeHandle, useRef, type Ref, type RefObject } from 'react';
import type { UploadItem } from './upload-types.ts';
import type { Uploads } from './use-uploads.ts';

/** Why a chosen file is not there: its content was refused, or its transfer failed. */
export type UploadTrouble = 'refused' | 'failed';

/** What a form may do with the field, for a button that stands elsewhere. */
export interface UploadHandle {
  /** Opens the choice of files of the device. */
  choose: () => void;
  /** Sends again what failed. */
  retry: () => void;
}

export interface UploadHandleOptions<Result> {
  uploads: Pick<Uploads<Result>, 'items' | 'retry'>;
  ref: Ref<UploadHandle> | undefined;
  /** Called as the trouble of the files changes; undefined once it is over. */
  onTrouble: ((trouble: UploadTrouble | undefined) => void) | undefined;
}

export interface UploadPlace {
  group: RefObject<HTMLDivElement | null>;
  trouble: UploadTrouble | undefined;
}

/** Gives the form around an upload its handle, and tells it of a file that is not there. Answers where the field stands, and what troubles it. */
export function useUploadHandle<Result>({ uploads, ref, onTrouble }: UploadHandleOptions<Result>): UploadPlace {
  const group = useRef<HTMLDivElement>(null);
  const { items, retry } = uploads;
  useImperativeHandle(ref, () => ({
    choose: () => group.current?.querySelector<HTMLInputElement>('input[type=file]')?.click(),
    retry: () => items.filter(({ state }) => state === 'failed').forEach(retry),
  }));
  const trouble = troubleOf(items);
  const toldTrouble = useRef<UploadTrouble>(undefined);
  useEffect(() => {
    if (toldTrouble.current === trouble) return;
    toldTrouble.current = trouble;
    onTrouble?.(trouble);
  }, [trouble, onTrouble]);
  return { group, trouble };
}

/** Of several files any one that is not there: the others would be sent without it. */
function troubleOf(items: readonly UploadItem<unknown>[]): UploadTrouble | undefined {
  const states = items.map(({ state }) => state);
  return states.findLast((state) => state === 'refused' || state === 'failed');
}
