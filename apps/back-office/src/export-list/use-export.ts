import { enrolmentRoutes, establishmentFilterQuery } from '@alveole/contracts';
import type { EstablishmentFilter, FileProgress, RemoteProps } from '@alveole/contracts';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '@alveole/ui';

export type ExportFormat = 'csv' | 'xlsx';

const calls = { csv: enrolmentRoutes.exportEntitiesCsv, xlsx: enrolmentRoutes.exportEntitiesXlsx } as const;

/** What a row weighs about, in bytes: the length of a file is known only at its end. */
const rowWeight: Readonly<Record<ExportFormat, number>> = { csv: 330, xlsx: 90 };

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

/** Fetches the establishments of a filter as a file and gives it to the person; it ends with the page, or when stopped. */
export function useExport(api: RemoteProps['api'], filter: EstablishmentFilter): ExportRun {
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
      const query = establishmentFilterQuery(filter);
      const onProgress = (heard: FileProgress): void => setProgress((last = heard));
      const bytes = await api.call(calls[chosen], { query }, { signal: control.signal, onProgress });
      saveFile(`etablissements-${new Date().toLocaleDateString('sv-SE')}.${chosen}`, bytes, calls[chosen].contentType);
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
