import { photoTypes, pictureMaxBytes } from '@alveole/shared-screens/chosen-files';
import { isAppError } from '@alveole/contracts';
import type { ApiCaller } from '@alveole/contracts';
import type { OperatedRepair, RepairView } from '@alveole/contracts/repair';
import { Upload } from '@alveole/ui';
import type { ReactNode } from 'react';
import { freshPhotoFault, photoFault } from '../exchange-media/check-media.ts';
import { texts as mediaTexts } from '../exchange-media/exchange-media.text.ts';
import { isPhotoRefusal, uploadFailureText } from '../exchange-media/upload-failure.ts';
import type { MendFile } from '../exchange-media/use-mend-file.ts';
import { useCameraAllowed } from '../exchange-media/use-camera-allowed.ts';
import { keepsMedia } from '../send-later/outage-api.ts';
import { texts } from './add-photo.text.ts';
import { useAddPhoto } from './use-add-photo.ts';

export interface PhotoUploadProps {
  readonly api: ApiCaller;
  readonly file: RepairView;
  /** A card above bears the name of the photo. */
  readonly isLabelHidden?: boolean;
  /** The photo shows the bike as it is handed over: it must be of the last 24 hours. */
  readonly mustBeFresh?: boolean;
  /** Lets the first button of the page say what to do about a photo that cannot be joined. */
  readonly mending?: Partial<Pick<MendFile['upload'], 'ref' | 'onTrouble'>>;
  readonly onAdded?: (operated: OperatedRepair) => void;
}

/** A photo of the bike, taken or chosen: it joins the file as soon as it is sent. */
export function PhotoUpload({ api, file, mending = {}, onAdded, ...rest }: PhotoUploadProps): ReactNode {
  const { mustBeFresh = false, isLabelHidden = false } = rest;
  const addPhoto = useAddPhoto(api, file);
  const hasCamera = useCameraAllowed(api);
  return (
    <Upload
      label={texts.title}
      isLabelHidden={isLabelHidden}
      hint={texts.hint}
      accept={photoTypes}
      maxBytes={pictureMaxBytes}
      hasCamera={hasCamera}
      check={(photo) => (mustBeFresh ? freshPhotoFault(photo, new Date()) : photoFault(photo))}
      upload={addPhoto}
      {...mending}
      isRefusal={isPhotoRefusal}
      describeStored={({ fileNumber }) => (fileNumber === '' ? mediaTexts.onDevice : mediaTexts.joined)}
      goesOnWithoutScreen={keepsMedia(api)}
      describeError={failureText}
      onChange={([stored]) => {
        if (stored) onAdded?.(stored.result);
      }}
    />
  );
}

function failureText(failure: unknown): string {
  const isChanged = isAppError(failure) && failure.code === 'RepairVersionMismatchException';
  return isChanged ? texts.changed : uploadFailureText(failure);
}
