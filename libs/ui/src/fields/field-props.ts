import type { ReactNode } from 'react';

/** What every field takes; made to receive the `field` of a react-hook-form `Controller` whole. */
export interface FieldProps<Value, Emitted = Value> {
  label: string;
  /** The label stays for assistive tools only. */
  isLabelHidden?: boolean;
  /** A line under the label: the expected form, where to find it. */
  hint?: ReactNode;
  /** The message under the field; its presence makes the field invalid. */
  error?: string;
  name?: string;
  value?: Value;
  onChange?: (value: Emitted) => void;
  onBlur?: () => void;
  isRequired?: boolean;
  /** Adds « (facultatif) » to the label. */
  isOptional?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  autoFocus?: boolean;
}

/** One choice of a select, a combo box or a radio group. */
export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  description?: string;
  isDisabled?: boolean;
}
