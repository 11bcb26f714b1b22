import type { ApiCaller } from '@alveole/contracts';
import { DateField, Fieldset, PhoneField, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import type { ReceptionForm } from '../keep-draft/reception-draft.ts';
import { texts } from './identify.text.ts';
import { useTown } from './use-town.ts';

/** A new beneficiary, as the identity document says. */
export function IdentityFields({
  api,
  control,
  isSession,
  withoutMobile,
}: {
  readonly api: ApiCaller;
  readonly control: Control<ReceptionForm>;
  readonly isSession: boolean;
  /** The way out for whoever has no mobile. */
  readonly withoutMobile: ReactNode;
}): ReactNode {
  const town = useTown(api, useWatch({ control, name: 'person.zip' }));
  return (
    <Fieldset legend={texts.newPersonTitle} hint={texts.newPersonLead}>
      <Bound control={control} name="person.lastName">
        {(field) => <TextField {...field} label={texts.lastName} autoComplete="off" maxLength={60} isRequired />}
      </Bound>
      <Bound control={control} name="person.firstName">
        {(field) => <TextField {...field} label={texts.firstName} autoComplete="off" maxLength={60} isRequired />}
      </Bound>
      <Bound control={control} name="person.birthDate">
        {(field) => <DateField {...field} label={texts.birthDate} isRequired />}
      </Bound>
      <Bound control={control} name="person.birthPlace">
        {(field) => <TextField {...field} label={texts.birthPlace} autoComplete="off" maxLength={120} isRequired />}
      </Bound>
      <Bound control={control} name="person.zip">
        {(field) => (
          <TextField
            {...field}
            label={texts.zip}
            hint={town.doubt ?? town.name}
            error={field.error ?? town.fault}
            inputMode="numeric"
            autoComplete="off"
            maxLength={5}
            isRequired
          />
        )}
      </Bound>
      <Bound control={control} name="person.phone">
        {(field) => (
          <PhoneField
            {...field}
            label={texts.mobile}
            hint={texts.mobileHint[isSession ? 'session' : 'repair']}
            autoComplete="off"
            isRequired
          />
        )}
      </Bound>
      <Bound control={control} name="person.phoneConfirmation">
        {(field) => <PhoneField {...field} label={texts.mobileConfirmation} autoComplete="off" isRequired />}
      </Bound>
      {withoutMobile}
    </Fieldset>
  );
}
