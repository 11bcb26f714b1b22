import { useId } from 'react';
import { CheckboxButton, CheckboxField, CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { useFieldReport } from '../forms/form-errors.ts';
import { ariaState, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps, Option } from './field-props.ts';
import { OptionText } from './OptionText.tsx';
import { Tick } from './Tick.tsx';
import fieldClasses from './field.module.css';
import classes from './choice.module.css';

export interface CheckboxGroupProps<Value extends string> extends Omit<
  FieldProps<readonly Value[], Value[]>,
  'autoFocus'
> {
  options: readonly Option<Value>[];
  orientation?: 'vertical' | 'horizontal';
}

/** Several choices among a few, all in view. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    options,
    orientation = 'vertical',
    value = [],
    onChange,
    isRequired,
    isDisabled,
    isReadOnly,
    ...rest
  } = props;
  const mark = useFieldReport(label, error);
  return (
    <AriaCheckboxGroup
      {...mark}
      {...rest}
      {...ariaState({ error, isRequired, isDisabled, isReadOnly })}
      value={[...value]}
      onChange={(chosen) => onChange?.(chosen as Value[])}
      className={fieldClasses.field}
    >
      <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
        <div className={classes.choices} data-orientation={orientation}>
          {options.map((option) => (
            <Tickable key={option.value} option={option} />
          ))}
        </div>
      </FieldFrame>
    </AriaCheckboxGroup>
  );
}

function Tickable({ option }: { option: Option }) {
  const [labelId, descriptionId] = [useId(), useId()];
  return (
    <CheckboxField
      value={option.value}
      isDisabled={option.isDisabled}
      aria-labelledby={labelId}
      aria-describedby={option.description ? descriptionId : undefined}
    >
      <CheckboxButton className={classes.choice}>
        {({ isSelected, isIndeterminate }) => (
          <>
            <Tick isSelected={isSelected} isIndeterminate={isIndeterminate} />
            <OptionText {...option} labelId={labelId} descriptionId={descriptionId} />
          </>
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}
