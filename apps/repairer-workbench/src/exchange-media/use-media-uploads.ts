import type { ApiCaller } from '@alveole/contracts';
import type { SentMedia } from '@alveole/contracts/repair';
import type { Uploader } from '@alveole/ui';
import { useState } from 'react';
import type { MediaUse } from '../keep-on-device/stored-rows.ts';
import { sendMedia } from './send-media.ts';

export interface MediaUploads {
  readonly photo: Uploader<SentMedia>;
  readonly document: Uploader<SentMedia>;
  /** Whether a chosen file is still on its way. */
  readonly isUnderWay: boolean;
}

/**
 * Sends the chosen files of a form.
 * @param onPrepared called with what is sent instead of the file that was chosen
 */
export function useMediaUploads(api: ApiCaller, onPrepared?: (chosen: File, prepared: File) => void): MediaUploads {
  const [underWay, setUnderWay] = useState(0);
  const uploaderOf =
    (use: MediaUse): Uploader<SentMedia> =>
    async (chosen, transfer) => {
      setUnderWay((count) => count + 1);
      try {
        const tellPrepared = (prepared: File): void => onPrepared?.(chosen, prepared);
        return await sendMedia(api, chosen, { ...transfer, use, onPrepared: tellPrepared });
      } finally {
        setUnderWay((count) => count - 1);
      }
    };
  return { photo: uploaderOf('photo'), document: uploaderOf('document'), isUnderWay: underWay > 0 };
}
