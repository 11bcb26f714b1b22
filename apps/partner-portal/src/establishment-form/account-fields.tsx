import { TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { compactIban, displayIban, ibanNeedsBic } from '@alveole/validation';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldLabels as labels } from './field-labels.ts';

export interface AccountFieldsProps {
  readonly ibanHint?: string;
  readonly isOptional?: boolean;
}

/** The account as it is typed. */
export interface AccountValues {
  iban: string;
  accountHolder: string;
  bic: string;
}

const longestHolder = 140;
const longestBic = 11;

/** An account in groups of four while it is typed, its holder, and its bank where a transfer must name it. */
export function AccountFields({ ibanHint, isOptional }: AccountFieldsProps): ReactNode {
  const { control } = useFormContext<AccountValues>();
  const [iban, bic] = useWatch({ control, name: ['iban', 'bic'] });
  return (
    <>
      <Bound control={control} name="iban">
        {(field) => (
          <TextField
            {...field}
            value={displayIban(field.value)}
            onChange={(typed) => field.onChange(compactIban(typed))}
            label={labels.iban}
            hint={ibanHint}
            isOptional={isOptional}
            autoComplete="off"
            spellCheck="false"
          />
        )}
      </Bound>
      <Bound control={control} name="accountHolder">
        {(field) => (
          <TextField
            {...field}
            label={labels.accountHolder}
            hint={labels.accountHolderHint}
            isOptional
            autoComplete="off"
            maxLength={longestHolder}
          />
        )}
      </Bound>
      {ibanNeedsBic(iban) || bic !== '' ? (
        <Bound control={control} name="bic">
          {(field) => (
            <TextField
              {...field}
              onChange={(typed) => field.onChange(typed.replace(/\s/g, '').toUpperCase())}
              label={labels.bic}
              hint={ibanNeedsBic(iban) ? labels.bicHint : undefined}
              isOptional={!ibanNeedsBic(iban)}
              autoComplete="off"
              spellCheck="false"
              maxLength={longestBic}
            />
          )}
        </Bound>
      ) : null}
    </>
  );
}
