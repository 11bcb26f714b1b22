import { use, type KeyboardEvent, type Ref } from 'react';
import { Button as AriaButton, ComboBoxStateContext, Input } from 'react-aria-components';
import { Icon } from '../icons/Icon.tsx';
import classes from './field.module.css';

export interface ComboInputProps {
  autoComplete: string;
  isReadOnly: boolean | undefined;
  /** Enter was pressed at no choice of the list. */
  onEnter: () => void;
  ref?: Ref<HTMLInputElement>;
}

/** Where one types into a combo box. A tap opens the list. */
export function ComboInput({ autoComplete, isReadOnly, onEnter, ref }: ComboInputProps) {
  const state = use(ComboBoxStateContext);
  // Before the form is sent by the same key.
  const takeTyped = ({ key }: KeyboardEvent): void => {
    if (key === 'Enter' && (state?.selectionManager.focusedKey ?? null) === null) onEnter();
  };
  return (
    <div className={classes.box} onKeyDownCapture={takeTyped}>
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
