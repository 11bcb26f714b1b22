import { compactPhone } from '@alveole/validation';
import type { Ref } from 'react';
import type { FieldProps } from './field-props.ts';
import { FormattedField } from './FormattedField.tsx';

/** More than any number has. */
const maxDigits = 20;

export interface PhoneFieldProps extends FieldProps<string> {
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A phone number; shows `06 12 34 56 78`, gives `0612345678` (or `+33…` as typed), without spaces. */
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

/** Digits with at most one leading plus; what is too long stays too long, for the rule to refuse. */
export function bare(text: string): string {
  const compact = compactPhone(text);
  const digits = compact.replace(/\D/g, '').slice(0, maxDigits);
  return compact.startsWith('+') ? `+${digits}` : digits;
}

/** `06 12 34…`, or `+33 6 12 34…`, `+262 692 12 34…` for an international number. */
export function spaced(phone: string): string {
  const [, code, begin, rest = ''] =
    /^(\+33)(\d?)(\d*)$/.exec(phone) ?? /^(\+(?:262|590|594|596))(\d{0,3})(\d*)$/.exec(phone) ?? [];
  if (code !== undefined) return [code, begin, ...pairs(rest)].filter(Boolean).join(' ');
  return phone.startsWith('+') ? phone : pairs(phone).join(' ');
}

/** Digits by two, as French numbers are said. */
function pairs(digits: string): string[] {
  return digits.match(/\d{1,2}/g) ?? [];
}
