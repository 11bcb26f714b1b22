import { use, type KeyboardEvent, type Ref } from 'react';
import { Button as AriaButton, ComboBoxStateContext, Input } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import type { Option } from './field-props.ts';
import classes from './field.module.css';

export interface ComboInputProps {
  options: readonly Option[];
  autoComplete: string;
  isReadOnly: boolean | undefined;
  ref?: Ref<HTMLInputElement>;
}

/**
 * Where one types into a combo box. React-aria empties a text that no arrow or press chose; here the text of a choice,
 * typed in full, is that choice. A tap opens the list.
 */
export function ComboInput({ options, autoComplete, isReadOnly, ref }: ComboInputProps) {
  const state = use(ComboBoxStateContext);
  const takeTyped = (): void => {
    const typed = state ? namedBy(options, state.inputValue) : undefined;
    if (typed && typed.value !== state?.value) state?.setValue(typed.value);
  };
  const takeBeforeLeaving = ({ key }: KeyboardEvent): void => {
    const atChoice = state?.selectionManager.focusedKey ?? undefined;
    if (atChoice === undefined && (key === 'Tab' || key === 'Enter')) takeTyped();
  };
  return (
    <div className={classes.box} onKeyDownCapture={takeBeforeLeaving} onBlurCapture={takeTyped}>
      <Input
        ref={ref}
        autoComplete={autoComplete}
        className={classes.bare}
        onClick={() => {
          if (!isReadOnly) state?.open(null, 'manual');
        }}
      />
      <AriaButton className={classes.inside}>
        <Icon name="chevronDown" />
      </AriaButton>
    </div>
  );
}

const sameLetters = new Intl.Collator('fr', { sensitivity: 'base', usage: 'search' });

/** The choice that a text names in full, whatever its case and accents. */
function namedBy(options: readonly Option[], text: string): Option | undefined {
  const typed = text.trim();
  return typed === ''
    ? undefined
    : options.find(({ label, isDisabled }) => !isDisabled && sameLetters.compare(label, typed) === 0);
}
