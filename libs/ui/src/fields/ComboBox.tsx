import type { Ref } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import { useFieldReport } from '../forms/form-errors.ts';
import { ComboInput } from './ComboInput.tsx';
import { ariaState, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps, Option } from './field-props.ts';
import { OptionList } from './OptionList.tsx';
import classes from './field.module.css';

export interface ComboBoxProps extends FieldProps<string | null> {
  options: readonly Option[];
  /** The text of the input, when the caller looks the options up (communes, addresses). */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  /** The options come from a look-up that has already sorted them out: show them all. */
  isRemote?: boolean;
  isLoading?: boolean;
  /** What is typed counts even when it is none of the options. */
  allowsCustomValue?: boolean;
  emptyText?: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** One choice among many, narrowed by typing; a tap shows them all. */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    options,
    value,
    onChange,
    isRemote,
    isLoading,
    emptyText,
    ref,
    isRequired,
    isDisabled,
    isReadOnly,
    autoComplete = 'off',
    ...rest
  } = props;
  const mark = useFieldReport(label, error);
  return (
    <AriaComboBox
      {...mark}
      {...rest}
      {...ariaState({ error, isRequired, isDisabled, isReadOnly })}
      {...(isRemote
        ? { items: options.map(withId), defaultFilter: () => true }
        : { defaultItems: options.map(withId) })}
      {...(value === undefined ? {} : { value })}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      menuTrigger="input"
      allowsEmptyCollection
      className={classes.field}
    >
      <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
        <ComboInput {...{ options, autoComplete, isReadOnly, ref }} />
        <OptionList options={options} emptyText={isLoading ? 'Recherche en cours…' : emptyText} />
      </FieldFrame>
    </AriaComboBox>
  );
}

function withId(option: Option): Option & { id: string } {
  return { ...option, id: option.value };
}
