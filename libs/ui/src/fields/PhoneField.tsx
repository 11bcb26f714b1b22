import type { Ref } from 'react';
import type { FieldProps } from './field-props.ts';
import { FormattedField } from './FormattedField.tsx';

export interface PhoneFieldProps extends FieldProps<string> {
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A French phone number; shows `06 12 34 56 78`, gives `0612345678` (or `+33…` as typed), without spaces. */
export function PhoneField({ value, onChange, ...rest }: PhoneFieldProps) {
  return (
    <FormattedField
      autoComplete="tel"
      {...rest}
      type="tel"
      inputMode="tel"
      value={spaced(value ?? '')}
      onChange={(text) => onChange?.(bare(text))}
    />
  );
}

/** Digits with at most one leading plus. */
export function bare(text: string): string {
  const digits = text.replace(/\D/g, '');
  return text.trimStart().startsWith('+') ? `+${digits}`.slice(0, 16) : digits.slice(0, 14);
}

/** `06 12 34…`, or `+33 6 12 34…` for an international number. */
export function spaced(phone: string): string {
  const french = /^\+33(\d?)(\d*)$/.exec(phone);
  if (french) return ['+33', french[1], ...pairs(french[2] ?? '')].filter(Boolean).join(' ');
  return phone.startsWith('+') ? phone : pairs(phone).join(' ');
}

/** Digits by two, as French numbers are said. */
function pairs(digits: string): string[] {
  return digits.match(/\d{1,2}/g) ?? [];
}
