import { TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { compactIban, displayIban, fieldRow, ibanNeedsBic } from '@alveole/validation';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { PlainFields } from './plain-fields.tsx';
import type { AccountValues } from './plain-values.ts';

export interface AccountFieldsProps {
  readonly ibanHint?: string;
  readonly isOptional?: boolean;
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
            label={fieldRow('iban').label}
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
            label={fieldRow('accountHolder').label}
            hint={fieldRow('accountHolder').help}
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
              label={fieldRow('bic').label}
              hint={ibanNeedsBic(iban) ? fieldRow('bic').help : undefined}
              isOptional={!ibanNeedsBic(iban)}
              autoComplete="off"
              spellCheck="false"
              maxLength={longestBic}
            />
          )}
        </Bound>
      ) : null}
      <PlainFields section="bank" except={['iban', 'accountHolder', 'bic']} />
    </>
  );
}
