import type { UploadHandle, UploadTrouble } from '@alveole/ui';
import { useRef, useState } from 'react';
import type { Ref } from 'react';
import { texts } from './exchange-media.text.ts';

/** Which file the server did not take, and why. */
export interface FileRefusal {
  readonly mediaName: string;
  readonly reason: string;
}

/** What takes the place of the button that sends, while a chosen file cannot be joined. */
export interface MendAct {
  readonly label: string;
  readonly onPress: () => void;
  /** Which file it is about, and what else can be done, where the page has several. */
  readonly reason?: string;
}

export interface MendFile {
  readonly upload: {
    readonly ref: Ref<UploadHandle>;
    readonly onTrouble: (trouble: UploadTrouble | undefined) => void;
    readonly refusal: FileRefusal | undefined;
  };
  /** Undefined while nothing is in the way. */
  readonly mend: MendAct | undefined;
  readonly refuse: (refusal: FileRefusal) => void;
  /** Another file was chosen. */
  readonly forget: () => void;
}

/**
 * A file that was refused or failed: its reason stands beside it, and the first button says what to do instead.
 * @param another what the button says where another file is to be chosen
 */
export function useMendFile(another: string): MendFile {
  const ref = useRef<UploadHandle>(null);
  const [trouble, onTrouble] = useState<UploadTrouble>();
  const [refusal, refuse] = useState<FileRefusal>();
  const mend = (): MendAct | undefined => {
    if (trouble === 'failed') return { label: texts.retry, onPress: () => ref.current?.retry() };
    if (trouble === undefined && refusal === undefined) return undefined;
    return { label: another, onPress: () => ref.current?.choose() };
  };
  return { upload: { ref, onTrouble, refusal }, mend: mend(), refuse, forget: () => refuse(undefined) };
}
