import type { ReactNode, Ref } from 'react';
import { useController } from 'react-hook-form';
import type { Control, FieldPath, FieldPathValue, FieldValues } from 'react-hook-form';

/** What a field of the kit takes from the form. */
export interface BoundField<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: unknown) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
  /** The form gives a callback that takes any element that can be focused. */
  readonly ref: Ref<never>;
}

export interface BoundProps<Values extends FieldValues, Name extends FieldPath<Values>, Out> {
  // The third type is what validation makes of the values; a field does not care.
  readonly control: Control<Values, unknown, Out>;
  readonly name: Name;
  readonly children: (field: BoundField<FieldPathValue<Values, Name>>) => ReactNode;
}

/** Ties a field of the kit to a form: value, changes, and the French message of its rule. */
export function Bound<Values extends FieldValues, Name extends FieldPath<Values>, Out>({
  control,
  name,
  children,
}: BoundProps<Values, Name, Out>): ReactNode {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, onBlur, ref } = field;
  return children({ name, value, onChange, onBlur, ref, error: fieldState.error?.message });
}
