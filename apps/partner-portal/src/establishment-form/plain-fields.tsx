import type { EstablishmentKind } from '@alveole/domain';
import { Checkbox, PhoneField, TextField } from '@alveole/ui';
import { Bound } from '@alveole/ui/bound';
import { fieldRow } from '@alveole/validation';
import type { PlainFieldName } from '@alveole/validation';
import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { plainFieldsOf } from './form-fields.ts';
import type { FormSection } from './form-fields.ts';
import type { PlainValues } from './plain-values.ts';

export interface PlainFieldsProps {
  readonly section: FormSection;
  readonly kind?: EstablishmentKind;
  /** Those that the section lays out itself. */
  readonly except?: readonly PlainFieldName[];
}

/** The fields of a section that stand in the inputs of every screen, in the order of the table. */
export function PlainFields({ section, kind, except = [] }: PlainFieldsProps): ReactNode {
  const names = plainFieldsOf(section, kind).filter((name) => !except.includes(name));
  return names.map((name) => <PlainField key={name} name={name} />);
}

export interface PlainFieldProps {
  readonly name: PlainFieldName;
  readonly autoComplete?: string;
  readonly maxLength?: number;
}

/** One field of the table in the input that its row names. */
export function PlainField({ name, ...attributes }: PlainFieldProps): ReactNode {
  const { control } = useFormContext<PlainValues<PlainFieldName>>();
  const { label, help, input, isRequired } = fieldRow(name);
  return (
    <Bound control={control} name={name}>
      {({ value, ...field }) => {
        if (input === 'box') return <Checkbox {...field} value={value === true} label={label} hint={help} />;
        const shared = { ...field, value: String(value), label, hint: help, isOptional: !isRequired };
        if (input === 'phone') return <PhoneField {...shared} autoComplete="tel" {...attributes} />;
        return <TextField {...shared} {...(input && attributesOf[input])} {...attributes} />;
      }}
    </Bound>
  );
}

const attributesOf = {
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', spellCheck: 'false' },
  number: { inputMode: 'decimal', autoComplete: 'off', maxLength: 6 },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url', spellCheck: 'false' },
  own: {},
} as const;
