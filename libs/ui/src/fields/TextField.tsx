import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Icon } from '../icons/Icon.tsx';
import type { FieldProps } from './field-props.ts';
import { frameOf, PlainField } from './PlainField.tsx';
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
  const [frame, { suffix, type = 'text', onChange, ref, ...rest }] = frameOf(props);
  const [isShown, setShown] = useState(false);
  const isPassword = type === 'password';
  const isBoxed = isPassword || suffix !== undefined;
  return (
    <PlainField {...frame}>
      {(control) => {
        const input = (
          <input
            {...rest}
            {...control}
            ref={ref}
            type={isPassword && isShown ? 'text' : type}
            onChange={(event) => onChange?.(event.currentTarget.value)}
            className={isBoxed ? classes.bare : classes.control}
          />
        );
        return isBoxed ? (
          <div className={classes.box}>
            {input}
            {suffix ? <span className={classes.suffix}>{suffix}</span> : null}
            {isPassword ? <ShowPassword isShown={isShown} onToggle={() => setShown(!isShown)} /> : null}
          </div>
        ) : (
          input
        );
      }}
    </PlainField>
  );
}

function ShowPassword({ isShown, onToggle }: { isShown: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className={classes.inside}
      onClick={onToggle}
      aria-label={isShown ? 'Masquer le mot de passe' : 'Afficher le mot de passe'}
    >
      <Icon name={isShown ? 'eyeOff' : 'eye'} />
    </button>
  );
}
