import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { isComplementAsked, isIncomplete, offeredActions } from '@alveole/domain';
import { Button, Card, Dialog, LinkButton } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { PhotoUpload } from '../add-photo/photo-upload.tsx';
import { CorrectBike } from '../correct-bike/correct-bike.tsx';
import { nextStepOf } from '../show-file/next-step.ts';
import { paths } from '../paths.ts';
import { repairerOf } from '../operate-repair/repairer.ts';
import { GiveUp } from '../operate-repair/give-up.tsx';
import { tellSent } from '../operate-repair/tell-sent.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { texts } from './follow-file.text.ts';

export interface FileActsProps extends RemoteProps {
  readonly file: RepairView;
  /** Where the server does not know the file, it can be gone on with, and is given up on this device. */
  readonly onDevice: OnDevice;
}

/** What the repairer may do with this file now, as the rules say; nothing where they say nothing. */
export function FileActs({ onDevice, ...props }: FileActsProps): ReactNode {
  const { api, session, notify, file } = props;
  const [isPhotoOpen, setPhotoOpen] = useState(false);
  const offered = offeredActions(file, repairerOf(session));
  const step = nextStepOf(file);
  const isOpen = isIncomplete(file.status) && !file.graceEnded;
  // What is asked for is answered in one go, beside what asks for it.
  const mayAdd = !isOpen && !isComplementAsked(file.status);
  const mayAddInvoice = mayAdd && (offered.includes('FAC') || offered.includes('FACVE'));
  const mayAddPhoto = mayAdd && offered.includes('PHO');
  const mayGiveUp = offered.includes('CAN') && !onDevice.isUnopened;
  const isUnconfirmed = file.confirmationDue && offered.includes('VAL');
  if (!isOpen && !mayAddInvoice && !mayAddPhoto && !mayGiveUp && !isUnconfirmed) return null;
  return (
    <div className="no-print">
      <Card title={isOpen || isUnconfirmed ? texts.actions : texts.otherActions}>
        {isUnconfirmed && !isOpen ? <p>{texts.confirmAgain}</p> : null}
        {isOpen || isUnconfirmed ? (
          <LinkButton href={step.href} variant="accent" isWide>
            {step.label}
          </LinkButton>
        ) : null}
        {mayAddInvoice ? (
          <LinkButton href={`${paths.invoice(file.repairId)}?ajouter`} icon="file" isWide>
            {texts.addInvoice}
          </LinkButton>
        ) : null}
        {mayAddPhoto ? (
          <Button icon="camera" isWide onPress={() => setPhotoOpen(true)}>
            {texts.addPhoto}
          </Button>
        ) : null}
        <CorrectBike {...props} onDevice={onDevice} isWide />
        {mayGiveUp ? (
          <GiveUp api={api} file={file} isWide onGivenUp={() => notify({ tone: 'success', text: texts.done })} />
        ) : null}
        <Dialog isOpen={isPhotoOpen} onClose={() => setPhotoOpen(false)} title={texts.addPhoto}>
          <PhotoUpload
            api={api}
            file={file}
            onAdded={(operated) => {
              setPhotoOpen(false);
              tellSent(notify, operated, texts.done);
            }}
          />
        </Dialog>
      </Card>
    </div>
  );
}
