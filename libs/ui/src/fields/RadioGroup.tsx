import { useId, type ReactNode, type Ref } from 'react';
import { Radio, RadioGroup as AriaRadioGroup } from 'react-aria-components';
import { useFieldReport } from '../forms/form-errors.ts';
import { ariaState, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps, Option } from './field-props.ts';
import { OptionText } from './OptionText.tsx';
import fieldClasses from './field.module.css';
import classes from './choice.module.css';

interface Pictured {
  picture?: ReactNode;
}

export interface RadioGroupProps<Value extends string> extends FieldProps<Value | null, Value> {
  options: readonly (Option<Value> & Pictured)[];
  /** `cards` gives each choice a large frame, for the few choices that matter. */
  variant?: 'plain' | 'cards';
  orientation?: 'vertical' | 'horizontal';
  ref?: Ref<HTMLInputElement>;
}

/** One choice among a few, all in view. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    options,
    variant = 'plain',
    orientation = 'vertical',
    value = null,
    onChange,
    ref,
    isRequired,
    isDisabled,
    isReadOnly,
    autoFocus,
    ...rest
  } = props;
  const mark = useFieldReport(label, error);
  return (
    <AriaRadioGroup
      {...mark}
      {...rest}
      {...ariaState({ error, isRequired, isDisabled, isReadOnly })}
      value={value}
      onChange={(chosen) => onChange?.(chosen as Value)}
      orientation={orientation}
      className={fieldClasses.field}
    >
      <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
        <div className={classes.choices} data-orientation={orientation} data-variant={variant}>
          {options.map((option, index) => (
            <Choice
              key={option.value}
              option={option}
              variant={variant}
              autoFocus={autoFocus && index === 0}
              inputRef={index === 0 ? ref : undefined}
            />
          ))}
        </div>
      </FieldFrame>
    </AriaRadioGroup>
  );
}

interface ChoiceProps {
  option: Option & Pictured;
  variant: 'plain' | 'cards';
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

function Choice({ option, variant, autoFocus, inputRef }: ChoiceProps) {
  const [labelId, descriptionId] = [useId(), useId()];
  return (
    <Radio
      value={option.value}
      isDisabled={option.isDisabled}
      autoFocus={autoFocus}
      inputRef={inputRef}
      aria-labelledby={labelId}
      aria-describedby={option.description ? descriptionId : undefined}
      className={classes.choice}
      data-variant={variant}
    >
      <span className={classes.dot} aria-hidden />
      <OptionText {...option} labelId={labelId} descriptionId={descriptionId} />
    </Radio>
  );
}
