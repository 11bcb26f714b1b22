import { useState, type Ref } from 'react';
import { formatCents, parseEuros } from '../format/euros.ts';
import type { FieldProps } from './field-props.ts';
import { TextField } from './TextField.tsx';

export interface AmountFieldProps extends FieldProps<number | null> {
  /** Cents. `null` while empty, `NaN` while what is typed is no amount: a schema refuses both in its own words. */
  value?: number | null;
  onChange?: (cents: number | null) => void;
  suffix?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * An amount in euros, given in cents. It stands as it was typed, sign by sign, and is written out as `125,00` once left
 * where it is an amount; what is none stays for its person to mend.
 */
export function AmountField({ value = null, onChange, onBlur, suffix = '€\u00a0HT', ...rest }: AmountFieldProps) {
  const [draft, setDraft] = useState<string>();
  const change = (text: string) => {
    setDraft(text);
    onChange?.(parseEuros(text));
  };
  const leave = () => {
    if (Math.abs(value ?? 0) < Number.MAX_SAFE_INTEGER) setDraft(undefined);
    onBlur?.();
  };
  return (
    <TextField
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
