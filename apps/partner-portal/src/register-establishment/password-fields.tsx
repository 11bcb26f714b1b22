import { TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { texts } from './register-establishment.text.ts';
import type { RegistrationValues } from './registration-form.ts';

/** The password of the account, typed twice. */
export function PasswordFields({ mail }: { mail: string }): ReactNode {
  const { control } = useFormContext<RegistrationValues>();
  return (
    <>
      {/* Password managers store the password with the address that stands before it. */}
      <input type="hidden" name="username" autoComplete="username" value={mail} readOnly />
      <Bound control={control} name="password">
        {(field) => (
          <TextField
            {...field}
            label={texts.password}
            hint={texts.passwordHint}
            type="password"
            autoComplete="new-password"
          />
        )}
      </Bound>
      <Bound control={control} name="password2">
        {(field) => <TextField {...field} label={texts.password2} type="password" autoComplete="new-password" />}
      </Bound>
    </>
  );
}
