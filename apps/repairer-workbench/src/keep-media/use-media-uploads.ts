import type { ApiCaller, SentMedia } from '@alveole/contracts';
import type { Uploader } from '@alveole/ui';
import { useRef, useState } from 'react';
import { readableDocument, resizePhoto } from './resize-photo.ts';
import { sendMedia } from './send-media.ts';

export interface MediaUploads {
  readonly photo: Uploader<SentMedia>;
  readonly document: Uploader<SentMedia>;
  /** Whether a chosen file is still on its way. */
  readonly isUnderWay: boolean;
}

/**
 * Sends the chosen files of a form. Pictures are made small one at a time: a phone's memory holds few.
 * @param onPrepared called with what is sent instead of the file that was chosen
 */
export function useMediaUploads(api: ApiCaller, onPrepared?: (chosen: File, prepared: File) => void): MediaUploads {
  const [underWay, setUnderWay] = useState(0);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const uploaderOf =
    (prepare: (file: File) => Promise<File>): Uploader<SentMedia> =>
    async (chosen, options) => {
      setUnderWay((count) => count + 1);
      const preparing = turn.current.then(() => prepare(chosen));
      turn.current = preparing.catch(() => undefined);
      try {
        const prepared = await preparing;
        onPrepared?.(chosen, prepared);
        return await sendMedia(api, prepared, options);
      } finally {
        setUnderWay((count) => count - 1);
      }
    };
  return { photo: uploaderOf(resizePhoto), document: uploaderOf(readableDocument), isUnderWay: underWay > 0 };
}
