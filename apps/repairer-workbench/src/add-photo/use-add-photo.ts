import { operationBody } from '@alveole/contracts';
import type { ApiCaller, OperatedRepair, RepairView } from '@alveole/contracts';
import type { Uploader } from '@alveole/ui';
import { resizePhoto } from '../keep-media/resize-photo.ts';
import { sendMedia } from '../keep-media/send-media.ts';
import { useFileOperation } from '../operate-file/use-file-operation.ts';

/** Part of the progress that the sending takes; the rest is the operation's. */
const sendingShare = 0.9;

/** Makes a photo small, sends it and records it in the file, in one go. */
export function useAddPhoto(api: ApiCaller, file: RepairView): Uploader<OperatedRepair> {
  const operation = useFileOperation(api, file);
  return async (photo, { onProgress, signal }) => {
    const small = await resizePhoto(photo);
    const sent = await sendMedia(api, small, { signal, onProgress: (share) => onProgress(share * sendingShare) });
    return operation.mutateAsync(operationBody.photo(sent));
  };
}
