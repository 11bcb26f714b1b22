import type { RemoteProps } from '@alveole/contracts';
import { Stack, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { fieldRow } from '@alveole/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { PlaceField } from './place-field.tsx';
import type { EstablishmentValues } from './establishment-values.ts';
import { PlainFields } from './plain-fields.tsx';
import { TownFields } from './town-fields.tsx';

/** Where the establishment is, on paper and on the map, and how to reach it. */
export function AddressFields({ remote }: { remote: RemoteProps }): ReactNode {
  const { control, getValues } = useFormContext<EstablishmentValues>();
  // The point stays: most corrections of an address do not move the shop. Whoever types one is asked to look at it.
  const [isToCheck, setToCheck] = useState(false);
  const doubtPlace = () => setToCheck(getValues('position') !== null);
  return (
    <Stack gap="300">
      <Bound control={control} name="address">
        {(field) => (
          <TextField
            {...field}
            onChange={(typed) => {
              field.onChange(typed);
              doubtPlace();
            }}
            label={fieldRow('address').label}
            hint={fieldRow('address').help}
            autoComplete="street-address"
          />
        )}
      </Bound>
      <TownFields api={remote.api} onChange={doubtPlace} />
      <PlaceField remote={remote} isToCheck={isToCheck} onPlaced={() => setToCheck(false)} />
      <PlainFields section="address" except={['address', 'postcode', 'city']} />
    </Stack>
  );
}
