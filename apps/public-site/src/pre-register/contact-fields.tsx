import type { ApiCaller } from '@alveole/contracts';
import { PhoneField, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { texts } from './pre-register.text.ts';
import type { PreRegistration, PreRegistrationDraft } from './pre-registration-rules.ts';
import { usePostcodeDoubt } from './use-towns.ts';

const mailInput = { type: 'email', inputMode: 'email', spellCheck: 'false' } as const;

/** Where a person lives and how to reach them; phone and address twice. */
export function ContactFields({
  api,
  control,
}: {
  api: ApiCaller;
  control: Control<PreRegistrationDraft, unknown, PreRegistration>;
}): ReactNode {
  const doubt = usePostcodeDoubt(api, useWatch({ control, name: 'postcode' }));
  return (
    <>
      <Bound control={control} name="postcode">
        {(field) => (
          <TextField
            {...field}
            onChange={(typed) => field.onChange(typed.replace(/\D/g, '').slice(0, 5))}
            label={texts.postcode}
            hint={doubt}
            inputMode="numeric"
            autoComplete="postal-code"
          />
        )}
      </Bound>
      <Bound control={control} name="phone">
        {(field) => <PhoneField {...field} label={texts.phone} hint={texts.phoneHint} />}
      </Bound>
      <Bound control={control} name="phoneConfirmation">
        {(field) => <PhoneField {...field} label={texts.phoneConfirmation} autoComplete="off" />}
      </Bound>
      <Bound control={control} name="mail">
        {(field) => (
          <TextField {...field} {...mailInput} label={texts.mail} hint={texts.mailHint} autoComplete="email" />
        )}
      </Bound>
      <Bound control={control} name="mailConfirmation">
        {(field) => <TextField {...field} {...mailInput} label={texts.mailConfirmation} autoComplete="off" />}
      </Bound>
    </>
  );
}
