import type { ApiCaller, SentMedia } from '@alveole/contracts';
import type { Uploader } from '@alveole/ui';
import { useRef, useState } from 'react';
import { readableDocument, resizePhoto } from '../keep-media/resize-photo.ts';
import { sendMedia } from '../keep-media/send-media.ts';

export interface AnswerUploads {
  readonly photo: Uploader<SentMedia>;
  readonly document: Uploader<SentMedia>;
  /** Whether a chosen file is still on its way. */
  readonly isUnderWay: boolean;
}

/** Sends the chosen files of an answer. Pictures are made small one at a time: a phone's memory holds few. */
export function useAnswerUploads(api: ApiCaller): AnswerUploads {
  const [underWay, setUnderWay] = useState(0);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  const uploaderOf =
    (prepare: (file: File) => Promise<File>): Uploader<SentMedia> =>
    async (file, options) => {
      setUnderWay((count) => count + 1);
      const prepared = turn.current.then(() => prepare(file));
      turn.current = prepared.catch(() => undefined);
      try {
        return await sendMedia(api, await prepared, options);
      } finally {
        setUnderWay((count) => count - 1);
      }
    };
  return { photo: uploaderOf(resizePhoto), document: uploaderOf(readableDocument), isUnderWay: underWay > 0 };
}
