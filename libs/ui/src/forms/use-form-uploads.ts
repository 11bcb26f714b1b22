import { useCallback, useEffect, useMemo, useState, type RefObject } from 'react';
import type { FormUploadsReport } from './form-uploads.ts';

export interface FormUploads {
  /** For the form's uploads. */
  readonly report: FormUploadsReport;
  /** Whether a file is on its way. */
  readonly isUnderWay: boolean;
  /** Whether the form was sent while a file was on its way: it goes once the file has arrived, or failed. */
  readonly isWaiting: boolean;
  /** Whether a chosen file is not there, which its field says. */
  readonly isHindered: boolean;
  /** Answers whether the form has to wait. */
  readonly wait: () => boolean;
}

/** Holds a form back while its files are on their way, and sends it after them: whoever pressed once need not press again. */
export function useFormUploads(form: RefObject<HTMLFormElement | null>): FormUploads {
  const [underWay, begin] = useCountOfFiles();
  const [hindered, hinder] = useCountOfFiles();
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!isWaiting || underWay > 0) return;
    setWaiting(false);
    form.current?.requestSubmit();
  }, [form, isWaiting, underWay]);
  return {
    report: useMemo(() => ({ begin, hinder }), [begin, hinder]),
    isUnderWay: underWay > 0,
    isWaiting,
    isHindered: hindered > 0,
    wait() {
      setWaiting(underWay > 0);
      return underWay > 0;
    },
  };
}

/** How many files of a form are in one state, and what counts one more until it is told that it left. */
function useCountOfFiles(): readonly [number, () => () => void] {
  const [files, setFiles] = useState(0);
  const enter = useCallback(() => {
    setFiles((count) => count + 1);
    return () => setFiles((count) => count - 1);
  }, []);
  return [files, enter];
}
