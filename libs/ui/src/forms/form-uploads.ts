import { createContext, useContext, useEffect } from 'react';

/** How uploads tell their form that a file is on its way; what it answers says that it is not any more. */
export const FormUploadsContext = createContext<(() => () => void) | undefined>(undefined);

/** Tells the surrounding form while a file is on its way, so that it is sent after the file. */
export function useUploadReport(isUnderWay: boolean): void {
  const begin = useContext(FormUploadsContext);
  useEffect(() => (isUnderWay ? begin?.() : undefined), [begin, isUnderWay]);
}
