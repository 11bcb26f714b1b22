import { useCallback, useEffect, useState, type RefObject } from 'react';

export interface FormUploads {
  /** For the form's uploads. */
  readonly begin: () => () => void;
  /** Whether a file is on its way. */
  readonly isUnderWay: boolean;
  /** Whether the form was sent while a file was on its way: it goes once the file has arrived, or failed. */
  readonly isWaiting: boolean;
  /** Answers whether the form has to wait. */
  readonly wait: () => boolean;
}

/** Holds a form back while its files are on their way, and sends it after them: whoever pressed once need not press again. */
export function useFormUploads(form: RefObject<HTMLFormElement | null>): FormUploads {
  const [underWay, setUnderWay] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const begin = useCallback(() => {
    setUnderWay((count) => count + 1);
    return () => setUnderWay((count) => count - 1);
  }, []);
  useEffect(() => {
    if (!isWaiting || underWay > 0) return;
    setWaiting(false);
    form.current?.requestSubmit();
  }, [form, isWaiting, underWay]);
  return {
    begin,
    isUnderWay: underWay > 0,
    isWaiting,
    wait() {
      setWaiting(underWay > 0);
      return underWay > 0;
    },
  };
}
