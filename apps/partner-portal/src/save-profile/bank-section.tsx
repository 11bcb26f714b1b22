import type { ApiCaller, EstablishmentView } from '@alveole/contracts';
import { DefinitionList, TextField } from '@alveole/ui';
import { displayIban } from '@alveole/validation';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { DocumentField } from './document-field.tsx';
import type { ProfileValues } from './profile-form.ts';
import { texts } from './save-profile.text.ts';

export interface BankSectionProps {
  readonly api: ApiCaller;
  readonly establishment: EstablishmentView;
  readonly isEditable: boolean;
}

/** The account that refunds are paid to. */
export function BankSection({ api, establishment, isEditable }: BankSectionProps): ReactNode {
  const { control } = useFormContext<ProfileValues>();
  const { iban } = establishment.profile;
  return (
    <>
      {isEditable ? (
        <Bound control={control} name="iban">
          {(field) => (
            <TextField
              {...field}
              value={displayIban(field.value)}
              onChange={(typed) => field.onChange(typed.replace(/\s/g, '').toUpperCase())}
              label={texts.iban}
              hint={texts.ibanHint}
              autoComplete="off"
              spellCheck="false"
              maxLength={42}
            />
          )}
        </Bound>
      ) : (
        <DefinitionList items={[{ label: texts.iban, value: iban && displayIban(iban) }]} />
      )}
      <DocumentField api={api} establishment={establishment} kind="RIB" name="rib" isEditable={isEditable} />
    </>
  );
}
