import { clsx } from 'clsx';
import { useId, type ReactNode, type Ref } from 'react';
import { useFieldReport } from '../forms/form-errors.ts';
import { Icon } from '../icons/Icon.tsx';
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

/** One choice among a few, all in view: radio buttons of the browser under our drawing of them. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, hint, error, isOptional, isLabelHidden, isRequired, isReadOnly, onBlur } = props;
  const { options, variant = 'plain', orientation = 'vertical', value = null, onChange, ref, autoFocus } = props;
  const mark = useFieldReport(label, error);
  const [name, labelId, hintId, errorId] = [useId(), useId(), useId(), useId()];
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  return (
    <div
      {...mark}
      role="radiogroup"
      aria-labelledby={labelId}
      aria-describedby={described || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={isRequired}
      aria-readonly={isReadOnly}
      aria-orientation={orientation}
      className={fieldClasses.field}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) onBlur?.();
      }}
    >
      <span id={labelId} className={clsx(fieldClasses.label, isLabelHidden && 'visually-hidden')}>
        <span>{label}</span>
        {isOptional ? <span className={fieldClasses.optional}> (facultatif)</span> : null}
      </span>
      {hint ? (
        <span id={hintId} className={fieldClasses.hint}>
          {hint}
        </span>
      ) : null}
      <div className={classes.choices} data-orientation={orientation} data-variant={variant}>
        {options.map((option, index) => (
          <Choice
            key={option.value}
            option={option}
            name={name}
            variant={variant}
            isSelected={option.value === value}
            isInvalid={Boolean(error)}
            isDisabled={props.isDisabled || option.isDisabled}
            autoFocus={autoFocus && index === 0}
            inputRef={index === 0 ? ref : undefined}
            onChoose={() => {
              if (!isReadOnly) onChange?.(option.value);
            }}
          />
        ))}
      </div>
      {error ? (
        <span id={errorId} className={fieldClasses.error}>
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </span>
      ) : null}
    </div>
  );
}

interface ChoiceProps {
  option: Option & Pictured;
  name: string;
  variant: 'plain' | 'cards';
  isSelected: boolean;
  isInvalid: boolean;
  isDisabled?: boolean;
  autoFocus?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onChoose: () => void;
}

function Choice({ option, variant, isSelected, isInvalid, isDisabled, inputRef, onChoose, ...rest }: ChoiceProps) {
  const [labelId, descriptionId] = [useId(), useId()];
  return (
    <label
      className={classes.choice}
      data-variant={variant}
      data-selected={isSelected || undefined}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        {...rest}
        ref={inputRef}
        type="radio"
        value={option.value}
        checked={isSelected}
        disabled={isDisabled}
        aria-labelledby={labelId}
        aria-describedby={option.description ? descriptionId : undefined}
        className={classes.box}
        onChange={onChoose}
      />
      <span className={classes.dot} aria-hidden />
      <OptionText {...option} labelId={labelId} descriptionId={descriptionId} />
    </label>
  );
}
