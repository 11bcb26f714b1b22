import { frenchMessage } from '@alveole/api-client';
import type { RemoteProps } from '@alveole/contracts';
import type { RepairView } from '@alveole/contracts/repair';
import { useNavigate } from '@alveole/router';
import { Button, ConfirmDialog, Notice, Row } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import type { Outbox } from '../send-later/outbox.ts';
import { texts as standingTexts } from '../send-later/standing.text.ts';
import type { Step } from '../send-later/step.ts';
import { useOutbox } from '../send-later/use-outbox.ts';
import type { OnDevice } from '../send-later/use-on-device.ts';
import { texts as queueTexts } from '../show-queue/queue.text.ts';
import { MendStep } from './mend-step.tsx';
import { refusedDetail, refusedText, texts, waitingText } from './mend-refused.text.ts';

export interface OnDeviceNoticeProps extends Pick<RemoteProps, 'api' | 'config'> {
  readonly file: RepairView;
  readonly onDevice: OnDevice;
}

/** What of this file the server has not got, or why it refused it and what mends that; nothing while it has all. */
export function OnDeviceNotice({ onDevice, ...props }: OnDeviceNoticeProps): ReactNode {
  const outbox = useOutbox();
  const { steps, refused } = onDevice;
  if (!outbox || steps.length === 0) return null;
  if (refused) return <RefusedNotice {...props} outbox={outbox} onDevice={onDevice} refused={refused} />;
  return (
    <Notice tone="info" title={standingTexts.onDevice} isLive>
      {waitingText(onDevice, props.file.vatRate)}
    </Notice>
  );
}

interface RefusedNoticeProps extends OnDeviceNoticeProps {
  readonly outbox: Outbox;
  readonly refused: Step;
}

function RefusedNotice({ api, config, file, onDevice, outbox, refused }: RefusedNoticeProps): ReactNode {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const abandon = async (): Promise<void> => {
    await outbox.abandon(refused.fileId);
    if (onDevice.isUnopened) void navigate(paths.repairs);
  };
  return (
    <>
      <Notice
        tone="danger"
        title={refusedText(refused)}
        isLive
        action={
          <Row>
            <MendStep api={api} config={config} file={file} outbox={outbox} refused={refused} />
            <Button onPress={() => void outbox.retry(refused.fileId)}>{texts.retry}</Button>
            <Button variant="quiet" onPress={() => setAsking(true)}>
              {texts.abandon}
            </Button>
          </Row>
        }
      >
        {refusedDetail(onDevice, refused, file.vatRate)}
      </Notice>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={queueTexts.abandonTitle}
        consequence={queueTexts.abandonConsequence}
        confirmLabel={queueTexts.abandon}
        tone="danger"
        onConfirm={abandon}
        describeError={(failure) => frenchMessage(failure)}
      />
    </>
  );
}
