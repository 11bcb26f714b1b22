import { TextField } from '@alveole/ui';
import type { BoundField } from '@alveole/ui/bound';
import type { ReactNode } from 'react';

export interface MailFieldProps {
  readonly field: BoundField<string>;
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete?: 'username' | 'email';
}

/** An e-mail address; spaces are removed while it is typed. */
export function MailField({ field, label, hint, autoComplete = 'username' }: MailFieldProps): ReactNode {
  return (
    <TextField
      {...field}
      onChange={(typed) => field.onChange(typed.replace(/\s/g, ''))}
      label={label}
      hint={hint}
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      spellCheck="false"
    />
  );
}
