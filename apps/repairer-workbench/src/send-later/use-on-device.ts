import type { HistoryEntryView } from '@alveole/contracts/repair';
import { useQuery } from '@alveole/query';
import { useEffect } from 'react';
import { isLocalFileId } from './device-file.ts';
import { entryNameOf } from './provisional-file.ts';
import type { Step } from './step.ts';
import { useOutbox } from './use-outbox.ts';

/** What of a file is on this device alone: the server has not had it, or has refused it. */
export interface OnDevice {
  /** Oldest first. */
  readonly steps: readonly Step[];
  /** The step that the server refused; it holds up those behind it. */
  readonly refused: Step | undefined;
  /** The server does not know the file itself. */
  readonly isUnopened: boolean;
}

export type Standing = 'waiting' | 'refused';

export const nothingOnDevice: OnDevice = { steps: [], refused: undefined, isUnopened: false };

/** What of a file is on this device alone, as it changes; `isPending` until the device has been asked. */
export function useOnDevice(id: string): { readonly onDevice: OnDevice; readonly isPending: boolean } {
  const outbox = useOutbox();
  const { data, isPending, refetch } = useQuery({
    queryKey: ['outbox', 'of', id],
    queryFn: () => outbox?.stepsOf(id) ?? [],
    enabled: outbox !== undefined,
    staleTime: 0,
  });
  useEffect(() => outbox?.subscribe(() => void refetch()), [outbox, refetch]);
  if (!outbox) return { onDevice: nothingOnDevice, isPending: false };
  return { onDevice: onDeviceOf(data ?? []), isPending };
}

export function onDeviceOf(steps: readonly Step[]): OnDevice {
  const opening = steps.find(({ act }) => act.kind === 'open');
  return {
    steps,
    refused: steps.find(({ state }) => state === 'refused'),
    isUnopened: opening !== undefined && isLocalFileId(opening.fileId),
  };
}

/** Where an entry of a history stands with the server; undefined for what the server has recorded. */
export function standingOf(
  { steps }: OnDevice,
  { operationId }: Pick<HistoryEntryView, 'operationId'>,
): Standing | undefined {
  const step = steps.find((own) => entryNameOf(own) === operationId);
  if (!step) return undefined;
  return step.state === 'refused' ? 'refused' : 'waiting';
}
