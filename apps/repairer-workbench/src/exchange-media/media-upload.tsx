import { uploadLimits } from '@alveole/domain';
import { pictureMaxBytes } from '@alveole/shared-screens/chosen-files';
import type { ApiCaller } from '@alveole/contracts';
import type { SentMedia } from '@alveole/contracts/repair';
import { Upload } from '@alveole/ui';
import type { UploadProps } from '@alveole/ui';
import type { ReactNode } from 'react';
import { isWaitingMedia } from '../send-later/stored-media.ts';
import { chosenOf, forgetLeft, uploadedOf } from './chosen-media.ts';
import type { ChosenMedia } from './chosen-media.ts';
import { texts } from './exchange-media.text.ts';
import { uploadFailureText } from './upload-failure.ts';
import type { FileRefusal } from './use-mend-file.ts';
import { useCameraAllowed } from './use-camera-allowed.ts';

type Kind = Pick<
  UploadProps<SentMedia>,
  'label' | 'hint' | 'accept' | 'check' | 'upload' | 'isMultiple' | 'ref' | 'onTrouble'
>;

export interface MediaUploadProps extends Kind {
  readonly api: ApiCaller;
  /** The files that the draft names. */
  readonly chosen: readonly ChosenMedia[];
  readonly refusal?: FileRefusal | undefined;
  readonly onChange: (chosen: readonly ChosenMedia[]) => void;
}

/** The files of a draft, which names them from the moment that the device keeps them. */
export function MediaUpload({ api, chosen, refusal, onChange, ...kind }: MediaUploadProps): ReactNode {
  return (
    <Upload
      {...kind}
      maxBytes={uploadLimits.documentBytes}
      maxPictureBytes={pictureMaxBytes}
      hasCamera={useCameraAllowed(api)}
      initial={chosen.map(uploadedOf)}
      error={refusal?.reason}
      // Nothing is joined before the server has acknowledged the operation that names it.
      describeStored={({ mediaName }) =>
        mediaName === refusal?.mediaName ? texts.refused : isWaitingMedia(mediaName) ? texts.onDevice : texts.ready
      }
      isStoredRefused={({ mediaName }) => mediaName === refusal?.mediaName}
      describeError={uploadFailureText}
      onChange={(stored) => {
        const named = stored.map(chosenOf);
        forgetLeft(api, chosen, named);
        onChange(named);
      }}
    />
  );
}
