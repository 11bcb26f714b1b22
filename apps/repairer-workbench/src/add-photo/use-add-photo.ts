import { operationBody } from '@alveole/contracts/repair';
import type { ApiCaller } from '@alveole/contracts';
import type { OperatedRepair, RepairView } from '@alveole/contracts/repair';
import type { Uploader } from '@alveole/ui';
import { prepareMedia } from '../send-later/prepare-media.ts';
import { sendUnkept } from '../exchange-media/send-media.ts';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';
import { keepsMedia } from '../send-later/outage-api.ts';

/** Part of the progress that the sending takes; the rest is the operation's. */
const sendingShare = 0.9;

/**
 * Makes a photo small, sends it and records it in the file, in one go. Kept on the device, it is a step of the file
 * before it is made small: whatever becomes of the page, the step goes on.
 */
export function useAddPhoto(api: ApiCaller, file: RepairView): Uploader<OperatedRepair> {
  const operation = useFileOperation(api, file);
  return async (photo, { signal, onProgress, onRemark }) => {
    const watcher = { signal, onProgress: (share: number) => onProgress(share * sendingShare) };
    const storedMedia = keepsMedia(api) ? await api.media.keep(photo, 'photo', watcher) : undefined;
    if (!keepsMedia(api) || !storedMedia) {
      const small = await prepareMedia('photo', photo);
      return operation.mutateAsync(operationBody.photo(await sendUnkept(api, small, { ...watcher, onRemark })));
    }
    try {
      return await operation.mutateAsync(operationBody.photo(storedMedia));
    } catch (refusal) {
      await api.media.forget(storedMedia.mediaName);
      throw refusal;
    }
  };
}
