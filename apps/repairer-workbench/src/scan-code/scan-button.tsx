import type { RemoteProps } from '@alveole/contracts';
import { Button } from '@alveole/ui';
import type { ButtonProps } from '@alveole/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useCameraAllowed } from '../exchange-media/use-camera-allowed.ts';
import { ScanDialog } from './scan-dialog.tsx';
import type { ScanDialogProps } from './scan-dialog.tsx';
import { useSharedReader } from './use-shared-reader.ts';

export interface ScanButtonProps
  extends
    Pick<RemoteProps, 'api'>,
    Pick<ButtonProps, 'variant' | 'size' | 'isWide'>,
    Pick<ScanDialogProps, 'scan' | 'onCode' | 'cameras'> {
  /** The person would rather type what is looked for; the dialog is gone. */
  readonly onType?: () => void;
}

/** Offers the camera where the programme and the establishment allow it. */
export function ScanButton({ api, scan, onCode, onType, cameras, ...buttonProps }: ScanButtonProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isAllowed = useCameraAllowed(api);
  const openReader = useSharedReader(scan, isAllowed && scan.isWantedAhead === true);
  if (!isAllowed) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button {...buttonProps} icon="camera" onPress={() => setOpen(true)}>
        {scan.texts.open}
      </Button>
      {isOpen ? (
        <ScanDialog
          scan={{ ...scan, openReader }}
          onCode={(code) => {
            close();
            onCode(code);
          }}
          onType={() => {
            close();
            onType?.();
          }}
          onClose={close}
          cameras={cameras}
        />
      ) : null}
    </>
  );
}
