import { formatPosition, LocateAddressDialog } from '@alveole/shared-screens/locate-address';
import type { RemoteProps } from '@alveole/contracts';
import { Button, Fieldset, Notice } from '@alveole/ui';
import { faultOf, soughtPlace } from '@alveole/validation';
import { Bound } from '@alveole/ui/bound';
import { useState, type ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EstablishmentValues } from './establishment-values.ts';
import { texts } from './place-field.text.ts';

export interface PlaceFieldProps {
  readonly remote: RemoteProps;
  /** The address has changed since the place was chosen. */
  readonly isToCheck: boolean;
  readonly onPlaced: () => void;
}

/** The place of the shop, chosen on a map that opens at its address. */
export function PlaceField({ remote, isToCheck, onPlaced }: PlaceFieldProps): ReactNode {
  const { control, getValues, setValue, setError } = useFormContext<EstablishmentValues>();
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    const text = faultOf(soughtPlace, getValues());
    if (text === undefined) return setOpen(true);
    setError('position', { message: text });
    remote.notify({ tone: 'warning', text, seconds: 7 });
  };
  return (
    <Bound control={control} name="position">
      {({ value, error }) => (
        <Fieldset legend={texts.legend} hint={texts.hint} error={error}>
          <div role="status">
            {value ? <p>{texts.placed(formatPosition(value))}</p> : null}
            {value && isToCheck ? <Notice tone="warning">{texts.toCheck}</Notice> : null}
          </div>
          <div>
            <Button icon="pin" onPress={open}>
              {value ? texts.move : texts.locate}
            </Button>
          </div>
          {isOpen ? (
            <LocateAddressDialog
              remote={remote}
              title={texts.locate}
              sought={getValues()}
              known={value}
              onClose={() => setOpen(false)}
              onChoose={(position) => {
                setValue('position', position, { shouldDirty: true, shouldValidate: true });
                setOpen(false);
                onPlaced();
              }}
            />
          ) : null}
        </Fieldset>
      )}
    </Bound>
  );
}
