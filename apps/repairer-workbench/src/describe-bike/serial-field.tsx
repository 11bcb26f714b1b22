import type { RemoteProps } from '@alveole/contracts';
import { noSerial } from '@alveole/domain';
import { Button, Row, TextField } from '@alveole/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { ReceptionForm } from '../keep-draft/reception-draft.ts';
import { ScanButton } from '../scan-code/scan-button.tsx';
import { serialScan } from '../scan-serial/serial-scan.ts';
import { texts } from './bike.text.ts';

export interface SerialFieldProps extends Pick<RemoteProps, 'api'> {
  readonly control: Control<ReceptionForm>;
}

/** The number of a bike: typed, read by the camera, or said to be missing. */
export function SerialField({ api, control }: SerialFieldProps): ReactNode {
  const { field, fieldState } = useController({ control, name: 'bike.serial' });
  const { name, value, onChange, onBlur } = field;
  const { anchorRef, comeBack, restoredValue } = useWayBack(field.ref);
  const write = (serial: string): void => {
    onChange(serial);
    comeBack(texts.scanned(serial));
  };
  return (
    <div>
      <TextField
        name={name}
        value={value}
        onChange={onChange}
        onBlur={onBlur}
        ref={anchorRef}
        label={texts.serial}
        hint={texts.serialHint}
        error={fieldState.error?.message}
        autoComplete="off"
        maxLength={80}
        spellCheck="false"
        isRequired
      />
      <Row gap="050">
        <ScanButton api={api} scan={serialScan} variant="quiet" onCode={write} onType={() => comeBack('')} />
        <Button variant="quiet" onPress={() => onChange(noSerial)}>
          {texts.noSerial}
        </Button>
      </Row>
      <p role="status" className="visually-hidden">
        {restoredValue}
      </p>
    </div>
  );
}

/** The way back from the camera: the field has the focus once the dialog is gone, and what was read is said. */
function useWayBack(register: (input: HTMLInputElement | null) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [visit, setVisit] = useState<{ readonly restoredValue: string }>();
  const anchorRef = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element;
      register(element);
    },
    [register],
  );
  useEffect(() => {
    if (visit) input.current?.focus();
  }, [visit]);
  return {
    anchorRef,
    comeBack: (restoredValue: string) => setVisit({ restoredValue }),
    restoredValue: visit?.restoredValue,
  };
}
