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

/** The light of one stream: that of the next begins dark, whatever this one was. */
function Torch({ torch }: Pick<Scan, 'torch'>): ReactNode {
  const [lit, setLit] = useState<Scan['torch']>();
  if (torch === undefined) return null;
  const isOn = lit === torch;
  const turn = (): void =>
    void torch(!isOn).then(
      () => setLit(() => (isOn ? undefined : torch)),
      // Refused by the camera, or its stream has ended: the light is as it was, and so is what the button says.
      () => undefined,
    );
  return <Button onPress={turn}>{isOn ? texts.torchOff : texts.torch}</Button>;
}
