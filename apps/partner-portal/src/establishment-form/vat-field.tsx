import { vatRateLabels, vatRates } from '@alveole/domain';
import { Select } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { fieldRow } from '@alveole/validation';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EstablishmentValues } from './establishment-values.ts';

export const vatOptions = vatRates.map((value) => ({ value, label: vatRateLabels[value] }));

/** What the invoices of the establishment charge. */
export function VatField(): ReactNode {
  const { control } = useFormContext<EstablishmentValues>();
  const { label, help } = fieldRow('vatRate');
  return (
    <Bound control={control} name="vatRate">
      {(field) => <Select {...field} label={label} hint={help} options={vatOptions} isOptional />}
    </Bound>
  );
}
