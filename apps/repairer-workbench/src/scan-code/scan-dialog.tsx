import { Button, Dialog, Notice, Stack } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import classes from './scan.module.css';
import { faultTexts, texts } from './scan.text.ts';
import { devicesOfBrowser, useScan } from './use-scan.ts';
import type { Scan, ScanDevices, ScanState } from './use-scan.ts';

export interface ScanDialogProps {
  /** The number of a file, or the value of its O°code. */
  readonly onCode: (code: string) => void;
  readonly onClose: () => void;
  readonly devices?: ScanDevices;
}

/** The camera, until it has read the code of a file; typing it is always one press away. */
export function ScanDialog({ onCode, onClose, devices = devicesOfBrowser }: ScanDialogProps): ReactNode {
  const { state, video, torch, again } = useScan(onCode, devices);
  const hasStopped = state in stopped;
  return (
    <Dialog
      isOpen
      size="wide"
      title={texts.title}
      onClose={onClose}
      footer={
        <>
          {hasStopped ? <Button onPress={again}>{texts.again}</Button> : <Torch torch={torch} />}
          <Button variant="primary" onPress={onClose}>
            {texts.type}
          </Button>
        </>
      }
    >
      <Stack>
        {hasStopped ? null : <p>{texts.lead}</p>}
        {/* A picture of what is before the camera has no words to be read. */}
        <video
          ref={video}
          className={classes.picture}
          aria-label={texts.picture}
          muted
          playsInline
          hidden={hasStopped}
        />
        <Progress state={state} />
      </Stack>
    </Dialog>
  );
}

const stopped: Readonly<Partial<Record<ScanState, string>>> = { ...faultTexts, lost: texts.lost };
const progress: Readonly<Partial<Record<ScanState, string>>> = {
  starting: texts.starting,
  looking: texts.looking,
  foreign: texts.foreign,
};

function Progress({ state }: Pick<Scan, 'state'>): ReactNode {
  const fault = stopped[state];
  if (fault !== undefined) return <Notice tone="warning">{fault}</Notice>;
  return (
    <p role="status" className={classes.progress}>
      {progress[state]}
    </p>
  );
}

function Torch({ torch }: Pick<Scan, 'torch'>): ReactNode {
  const [isOn, setOn] = useState(false);
  if (torch === undefined) return null;
  const turn = async (): Promise<void> => {
    await torch(!isOn);
    setOn(!isOn);
  };
  return <Button onPress={() => void turn()}>{isOn ? texts.torchOff : texts.torch}</Button>;
}
