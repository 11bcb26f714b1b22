import { operationBody } from '@alveole/contracts/repair';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairBike, RepairView } from '@alveole/contracts/repair';
import { offeredActions } from '@alveole/domain';
import { Button, Row } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { repairerOf } from '../operate-repair/repairer.ts';
import { tellSent } from '../operate-repair/tell-sent.ts';
import { useFileOperation } from '../operate-repair/use-file-operation.ts';
import { namedBikeOf } from '../send-later/refused-step.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { CorrectBikeDialog } from './correct-bike-dialog.lazy.tsx';
import { texts } from './correct-bike.text.ts';

export interface CorrectBikeProps extends RemoteProps {
  readonly file: RepairView;
  readonly onDevice: OnDevice;
  /** Among acts that take the whole width of their card. */
  readonly isWide?: boolean;
}

/** Number and brand put right, while the rules let it: before the beneficiary has confirmed. */
export function CorrectBike({
  api,
  session,
  config,
  notify,
  file,
  onDevice,
  isWide = false,
}: CorrectBikeProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const operation = useFileOperation(api, file);
  // A refused step that names the bike is corrected where its refusal stands.
  const isMendedThere = onDevice.refused !== undefined && namedBikeOf(onDevice.refused.act) !== undefined;
  if ((isMendedThere && !isOpen) || !offeredActions(file, repairerOf(session)).includes('VELO')) return null;
  const send = async (bike: RepairBike): Promise<void> => {
    const operated = await operation.mutateAsync(operationBody.correctBike(bike));
    setOpen(false);
    tellSent(notify, operated, texts.corrected);
  };
  return (
    <>
      {isWide ? (
        <Button isWide onPress={() => setOpen(true)}>
          {texts.title}
        </Button>
      ) : (
        <Row>
          <Button variant="quiet" icon="edit" onPress={() => setOpen(true)}>
            {texts.title}
          </Button>
        </Row>
      )}
      <CorrectBikeDialog
        api={api}
        config={config}
        file={file}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        bike={file.bike}
        sendLabel={texts.send}
        onCorrected={send}
      />
    </>
  );
}
