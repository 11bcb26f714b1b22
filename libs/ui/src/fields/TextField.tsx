import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Button as AriaButton, Group, Input, TextField as AriaTextField } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import { useFieldReport } from '../forms/form-errors.ts';
import { ariaState, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './field.module.css';

export interface TextFieldProps extends FieldProps<string> {
  /** `password` brings a button that shows what is typed. */
  type?: 'text' | 'email' | 'password' | 'url' | 'tel';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
  maxLength?: number;
  /** What stands after the value: a unit. */
  suffix?: string;
  defaultValue?: string;
  spellCheck?: 'true' | 'false';
  ref?: Ref<HTMLInputElement>;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    suffix,
    type = 'text',
    ref,
    isRequired,
    isDisabled,
    isReadOnly,
    ...rest
  } = props;
  const mark = useFieldReport(label, error);
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  return (
    <AriaTextField
      {...mark}
      {...rest}
      {...ariaState({ error, isRequired, isDisabled, isReadOnly })}
      type={isPassword && isShown ? 'text' : type}
      className={classes.field}
    >
      <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
        {suffix || isPassword ? (
          <Group className={classes.box}>
            <Input ref={ref} className={classes.bare} />
            {suffix ? <span className={classes.suffix}>{suffix}</span> : null}
            {isPassword ? <ShowPassword isShown={isShown} onToggle={() => setShown(!isShown)} /> : null}
          </Group>
        ) : (
          <Input ref={ref} className={classes.control} />
        )}
      </FieldFrame>
    </AriaTextField>
  );
}

function ShowPassword({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    <AriaButton
      className={classes.inside}
      onPress={onToggle}
      aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
    >
      <Icon name={isShown ? 'eyeOff' : 'eye'} />
    </AriaButton>
  );
}
