import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Button as AriaButton, Select as AriaSelect, SelectValue } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { useFieldReport } from '../forms/form-errors.ts';
import { ariaState, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps, Option } from './field-props.ts';
import { OptionList } from './OptionList.tsx';
import classes from './field.module.css';
import selectClasses from './Select.module.css';

export interface SelectProps<Value extends string> extends FieldProps<Value | null, Value> {
  options: readonly Option<Value>[];
  placeholder?: string;
  autoComplete?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** One choice among some ten; fewer fit a `RadioGroup`, more a `ComboBox`. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    options,
    value = null,
    onChange,
    placeholder = 'Choisir',
    ref,
    isRequired,
    isDisabled,
    isReadOnly,
    ...rest
  } = props;
  const mark = useFieldReport(label, error);
  return (
    <AriaSelect
      {...mark}
      {...rest}
      {...ariaState({ error, isRequired, isDisabled: isDisabled || isReadOnly })}
      value={value}
      onChange={(chosen) => onChange?.(chosen as Value)}
      placeholder={placeholder}
      className={classes.field}
    >
      <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
        <AriaButton ref={ref} className={clsx(classes.control, selectClasses.button)}>
          <SelectValue className={selectClasses.value}>
            {({ selectedText, isPlaceholder }) => <span>{isPlaceholder ? placeholder : selectedText}</span>}
          </SelectValue>
          <Icon name="chevronDown" />
        </AriaButton>
        <OptionList options={options} />
      </FieldFrame>
    </AriaSelect>
  );
}
