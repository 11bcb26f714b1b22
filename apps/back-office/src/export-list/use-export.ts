import type { FileProgress } from '@alveole/contracts';
import { calendarDay } from '@alveole/domain';
import { saveFile } from '@alveole/ui';
import { useEffect, useRef, useState } from 'react';
import type { ExportFormat, ListFile } from './list-file.ts';

const mediaTypes: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export interface ExportRun {
  readonly progress: FileProgress | undefined;
  readonly isRunning: boolean;
  readonly failure: unknown;
  /** Part of the file that is there, about, from 0 to 1; undefined while nothing is known. */
  readonly share: number | undefined;
  /** Answers the rows of the saved file; undefined when it was stopped or failed. */
  readonly start: (format: ExportFormat) => Promise<FileProgress | undefined>;
  readonly stop: () => void;
}

/** Fetches a list as a file and gives it to the person; it ends with the page, or when stopped. */
export function useExport({ name, rowWeight, fetch }: ListFile): ExportRun {
  const [progress, setProgress] = useState<FileProgress>();
  const [format, setFormat] = useState<ExportFormat>();
  const [failure, setFailure] = useState<unknown>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const start = async (chosen: ExportFormat): Promise<FileProgress | undefined> => {
    const control = new AbortController();
    running.current = control;
    setFormat(chosen);
    setFailure(undefined);
    setProgress(undefined);
    let last: FileProgress = { receivedBytes: 0 };
    try {
      const onProgress = (heard: FileProgress): void => setProgress((last = heard));
      const bytes = await fetch(chosen, { signal: control.signal, onProgress });
      saveFile(`${name}-${calendarDay(new Date())}.${chosen}`, bytes, mediaTypes[chosen]);
      return last;
    } catch (reason) {
      if (!control.signal.aborted) setFailure(reason);
      return undefined;
    } finally {
      setFormat(undefined);
    }
  };
  const rows = progress?.rows;
  return {
    progress,
    isRunning: format !== undefined,
    failure,
    share: format && rows && progress ? Math.min(0.97, progress.receivedBytes / (rows * rowWeight[format])) : undefined,
    start,
    stop: () => running.current?.abort(),
  };
}
