import { createContext, useContext, useEffect } from 'react';

/** How uploads tell their form where their files stand; what each answers says that it is so no more. */
export interface FormUploadsReport {
  /** A file is on its way. */
  readonly begin: () => () => void;
  /** A chosen file is not there: it was refused, or its transfer failed. */
  readonly hinder: () => () => void;
}

export const FormUploadsContext = createContext<FormUploadsReport | undefined>(undefined);

/**
 * Tells the surrounding form while a file is on its way, so that it is sent after the file, and while one is refused, so
 * that nobody sends a form without the file that was meant to go with it.
 */
export function useUploadReport(isUnderWay: boolean, isHindered: boolean): void {
  const { begin, hinder } = useContext(FormUploadsContext) ?? {};
  useEffect(() => (isUnderWay ? begin?.() : undefined), [begin, isUnderWay]);
  useEffect(() => (isHindered ? hinder?.() : undefined), [hinder, isHindered]);
}
