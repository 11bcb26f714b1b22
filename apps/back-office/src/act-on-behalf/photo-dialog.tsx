import { photoFault, photoTypes, pictureFailureText, pictureMaxBytes } from '@alveole/shared-screens/chosen-files';
import { operationBody } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView, SentMedia } from '@alveole/contracts/repair';
import { Upload } from '@alveole/ui';
import { useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { CaseWriter } from '../operate-repair/operate-repair.ts';
import { texts } from './act-on-behalf.text.ts';
import { BehalfDialog } from './behalf-dialog.tsx';
import { evidenceUploader } from './evidence.ts';

export interface PhotoDialogProps extends Pick<RemoteProps, 'api'> {
  readonly file: RepairView;
  readonly writer: Pick<CaseWriter, 'operate'>;
  readonly onClose: () => void;
}

/** A photo of the bike that the repairer could not send himself. */
export function PhotoDialog({ api, file: { entityId }, writer, onClose }: PhotoDialogProps): ReactNode {
  const [media, setMedia] = useState<SentMedia>();
  const [fault, setFault] = useState<string>();
  const upload = useMemo(() => evidenceUploader(api, entityId, 'photo'), [api, entityId]);
  const send = async (): Promise<boolean> => {
    setFault(media === undefined ? texts.photoMissing : undefined);
    if (media === undefined) return false;
    await writer.operate(operationBody.photo(media), texts.done);
    return true;
  };
  return (
    <BehalfDialog
      title={texts.photo}
      confirm={texts.sendPhoto}
      isTouched={media !== undefined}
      onClose={onClose}
      onConfirm={send}
    >
      <p>{texts.photoLead}</p>
      <Upload
        label={texts.photoField}
        hint={texts.photoHint}
        error={fault}
        accept={photoTypes}
        maxBytes={pictureMaxBytes}
        upload={upload}
        describeStored={() => texts.ready}
        check={photoFault}
        describeError={(failure) => pictureFailureText(failure) ?? texts.failed}
        onChange={(stored) => {
          setFault(undefined);
          setMedia(stored.at(-1)?.result);
        }}
      />
    </BehalfDialog>
  );
}
