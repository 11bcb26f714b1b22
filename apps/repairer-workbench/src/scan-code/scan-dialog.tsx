import { Button, Dialog, Notice, Stack } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { ScanKind } from './scan-kind.ts';
import classes from './scan.module.css';
import { texts } from './scan.text.ts';
import { useScan } from './use-scan.ts';
import type { Cameras, Scan, ScanState } from './use-scan.ts';

export interface ScanDialogProps {
  readonly scan: ScanKind;
  readonly onCode: (code: string) => void;
  /** The person would rather type. */
  readonly onType: () => void;
  readonly onClose: () => void;
  readonly cameras?: Cameras;
}

/** The camera, until it has read what is looked for; typing it is always one press away. */
export function ScanDialog({
  scan,
  onCode,
  onType,
  onClose,
  cameras = navigator.mediaDevices,
}: ScanDialogProps): ReactNode {
  const { state, video, torch, again } = useScan(onCode, { cameras, openReader: scan.openReader });
  const hasStopped = stopped.has(state);
  return (
    <Dialog
      isOpen
      size="wide"
      title={scan.texts.title}
      onClose={onClose}
      footer={
        <>
          {hasStopped ? <Button onPress={again}>{texts.again}</Button> : <Torch torch={torch} />}
          <Button variant="primary" onPress={onType}>
            {scan.texts.type}
          </Button>
        </>
      }
    >
      <Stack>
        {hasStopped ? null : <p>{scan.texts.lead}</p>}
        {/* A picture of what is before the camera has no words to be read. */}
        <video
          ref={video}
          className={classes.picture}
          aria-label={texts.picture}
          muted
          playsInline
          hidden={hasStopped}
        />
        {hasStopped ? (
          <Notice tone="warning">{scan.texts[state]}</Notice>
        ) : (
          <p role="status" className={classes.progress}>
            {scan.texts[state]}
          </p>
        )}
      </Stack>
    </Dialog>
  );
}

const stopped: ReadonlySet<ScanState> = new Set(['blocked', 'missing', 'lost']);

function Torch({ torch }: Pick<Scan, 'torch'>): ReactNode {
  const [isOn, setOn] = useState(false);
  if (torch === undefined) return null;
  const turn = async (): Promise<void> => {
    await torch(!isOn);
    setOn(!isOn);
  };
  return <Button onPress={() => void turn()}>{isOn ? texts.torchOff : texts.torch}</Button>;
}
