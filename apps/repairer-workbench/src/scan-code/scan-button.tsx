import type { RemoteProps } from '@alveole/contracts';
import { Button } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCameraAllowed } from '../keep-media/use-camera-allowed.ts';
import { ScanDialog } from './scan-dialog.tsx';
import { texts } from './scan.text.ts';
import type { ScanDevices } from './use-scan.ts';

export interface ScanButtonProps extends Pick<RemoteProps, 'api'> {
  readonly onCode: (code: string) => void;
  readonly devices?: ScanDevices;
}

/** Offers the camera where the programme and the establishment allow it. */
export function ScanButton({ api, onCode, devices }: ScanButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (!useCameraAllowed(api)) return null;
  const found = (code: string): void => {
    setOpen(false);
    onCode(code);
  };
  return (
    <>
      <Button icon="camera" size="l" isWide onPress={() => setOpen(true)}>
        {texts.open}
      </Button>
      {isOpen ? <ScanDialog onCode={found} onClose={() => setOpen(false)} {...(devices ? { devices } : {})} /> : null}
    </>
  );
}
