import { useState, type Ref } from 'react';
import { formatCents, parseEuros } from '../format/euros.ts';
import type { FieldProps } from './field-props.ts';
import { FormattedField } from './FormattedField.tsx';

export interface AmountFieldProps extends FieldProps<number | null> {
  /** Cents. `null` while empty, `NaN` while what is typed is no amount: a schema refuses both in its own words. */
  value?: number | null;
  onChange?: (cents: number | null) => void;
  suffix?: string;
  ref?: Ref<HTMLInputElement>;
}

/** An amount in euros, typed with a comma or a dot, given in cents, shown as `125,00` once left. */
export function AmountField({ value = null, onChange, onBlur, suffix = '€\u00a0HT', ...rest }: AmountFieldProps) {
  const [draft, setDraft] = useState<string>();
  const change = (text: string) => {
    const kept = text.replace(/[^\d.,\s\u00a0€]/g, '');
    setDraft(kept);
    onChange?.(parseEuros(kept));
  };
  const leave = () => {
    // What is no amount, or is greater than any exact one, stays as it was typed.
    if ((value ?? 0) < Number.MAX_SAFE_INTEGER) setDraft(undefined);
    onBlur?.();
  };
  return (
    <FormattedField
      {...rest}
      inputMode="decimal"
      autoComplete="off"
      suffix={suffix}
      value={draft ?? shown(value)}
      onChange={change}
      onBlur={leave}
    />
  );
}

function shown(cents: number | null): string {
  return cents === null || Number.isNaN(cents) ? '' : formatCents(cents);
}
