import { TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { displayIban } from '@alveole/validation';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldLabels as labels } from './field-labels.ts';

export interface IbanFieldProps {
  readonly hint?: string;
  readonly isOptional?: boolean;
}

/** An account, in groups of four while it is typed. */
export function IbanField({ hint, isOptional }: IbanFieldProps): ReactNode {
  const { control } = useFormContext<{ iban: string }>();
  return (
    <Bound control={control} name="iban">
      {(field) => (
        <TextField
          {...field}
          value={displayIban(field.value)}
          onChange={(typed) => field.onChange(typed.replace(/\s/g, '').toUpperCase())}
          label={labels.iban}
          hint={hint}
          isOptional={isOptional}
          autoComplete="off"
          spellCheck="false"
          maxLength={42}
        />
      )}
    </Bound>
  );
}
