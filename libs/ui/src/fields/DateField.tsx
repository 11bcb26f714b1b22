import { useState, type Ref } from 'react';
import { formatShortDate, parseShortDate } from '../format/dates.ts';
import type { FieldProps } from './field-props.ts';
import { FormattedField } from './FormattedField.tsx';

export interface DateFieldProps extends FieldProps<string> {
  /** A day as `AAAA-MM-JJ`; empty while nothing is typed, and the raw text while it is no day of the calendar. */
  value?: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

const notDay = 'Ceci n’est pas un jour du calendrier, comme 31/12/2026';

/** A day, typed as JJ/MM/AAAA; the slashes come by themselves. Gives `AAAA-MM-JJ`, and says of what is left that it is no day. */
export function DateField({
  value = '',
  onChange,
  hint = 'Jour, mois, année\u00a0: JJ/MM/AAAA',
  error,
  onBlur,
  ...rest
}: DateFieldProps) {
  const [isLeft, setLeft] = useState(false);
  const [draft, setDraft] = useState<{ text: string; emitted: string }>();
  const change = (typed: string) => {
    const text = slashed(typed);
    const emitted = parseShortDate(text) ?? text;
    setLeft(false);
    setDraft({ text, emitted });
    onChange?.(emitted);
  };
  const text = draft?.emitted === value ? draft.text : shown(value);
  const isStray = isLeft && value !== '' && !isDay(value);
  return (
    <FormattedField
      autoComplete="off"
      {...rest}
      error={error ?? (isStray ? notDay : undefined)}
      onBlur={() => {
        setLeft(true);
        onBlur?.();
      }}
      hint={hint}
      inputMode="numeric"
      maxLength={10}
      value={text}
      onChange={change}
    />
  );
}

/** `12032021` becomes `12/03/2021`; `1/2/2021` becomes `01/02/2021`; an ISO day is turned round. */
export function slashed(typed: string): string {
  const iso = /^(\d{4})-(\d{2})-(\d{2})/.exec(typed.trim());
  if (iso) return `${iso[3]}/${iso[2]}/${iso[1]}`;
  const digits = typed
    .replace(/^(\d)[/.\- ]/, '0$1/')
    .replace(/^(\d{2}[/.\- ])(\d)[/.\- ]/, '$10$2/')
    .replace(/\D/g, '')
    .slice(0, 8);
  return [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)].filter(Boolean).join('/');
}

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);

function shown(value: string): string {
  return isDay(value) ? formatShortDate(value) : slashed(value);
}
