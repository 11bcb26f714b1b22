import { PhoneField, Stack, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EstablishmentValues } from './establishment-values.ts';
import { fieldLabels as labels } from './field-labels.ts';

/** The person who answers for the establishment. */
export function RepresentativeFields(): ReactNode {
  const { control } = useFormContext<EstablishmentValues>();
  return (
    <Stack gap="300">
      <Bound control={control} name="lastName">
        {(field) => <TextField {...field} label={labels.lastName} autoComplete="family-name" maxLength={100} />}
      </Bound>
      <Bound control={control} name="firstName">
        {(field) => <TextField {...field} label={labels.firstName} autoComplete="given-name" maxLength={100} />}
      </Bound>
      <Bound control={control} name="mobile">
        {(field) => <PhoneField {...field} label={labels.mobile} autoComplete="tel" />}
      </Bound>
    </Stack>
  );
}
