import { useState, type Ref } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components';
import { useFieldReport } from '../forms/form-errors.ts';
import { ComboInput } from './ComboInput.tsx';
import { ariaState, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps, Option } from './field-props.ts';
import { OptionList } from './OptionList.tsx';
import { useReachOfHidden } from './use-reach-of-hidden.ts';
import { useComboText } from './use-combo-text.ts';
import classes from './field.module.css';

export interface ComboBoxProps extends FieldProps<string | null> {
  options: readonly Option[];
  /** The text of the input, when the caller looks the options up (communes, addresses). */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  /** The options come from a look-up that has already sorted them out: show them all. */
  isRemote?: boolean;
  isLoading?: boolean;
  /** Said in the list and at the field where no option fits. */
  emptyText?: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * One choice among many, narrowed by typing; a tap shows them all. What is typed means the choice that it names or the
 * only one that fits; any other text stays, with the reason. `onChange` gives out the choice, or that text as the value
 * (nothing where the options are looked up): the rule of the form must refuse what is not on the list.
 */
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
    onBlur,
    inputValue,
    onInputChange,
    isRemote,
    isLoading,
    emptyText = 'Aucun résultat',
    ref,
    isRequired,
    isDisabled,
    isReadOnly,
    autoComplete = 'off',
    ...rest
  } = props;
  const combo = useComboText({ options, value, onChange, inputValue, onInputChange, isRemote, isLoading, emptyText });
  const fault = combo.reason ?? error;
  const mark = useFieldReport(label, fault);
  const [isOpen, setOpen] = useState(false);
  useReachOfHidden(isOpen);
  return (
    <AriaComboBox
      {...mark}
      {...rest}
      {...ariaState({ error: fault, isRequired, isDisabled, isReadOnly })}
      {...(isRemote
        ? { items: options.map(withId), defaultFilter: () => true }
        : { defaultItems: options.map(withId), defaultFilter: (text, typed) => combo.contains(text, typed.trim()) })}
      value={combo.chosen}
      // A text of no choice is ours to keep: react-aria tells of it as of no choice at all.
      onChange={(key) => key !== null && combo.choose(String(key))}
      inputValue={combo.text}
      onInputChange={combo.type}
      onBlur={() => {
        combo.leave();
        onBlur?.();
      }}
      allowsCustomValue
      onOpenChange={setOpen}
      menuTrigger="input"
      allowsEmptyCollection
      className={classes.field}
    >
      <FieldFrame {...{ label, hint, error: fault, isOptional, isLabelHidden }}>
        <ComboInput onEnter={combo.leave} {...{ autoComplete, isReadOnly, ref }} />
        <OptionList options={options} emptyText={isLoading ? 'Recherche en cours…' : emptyText} />
      </FieldFrame>
    </AriaComboBox>
  );
}

function withId(option: Option): Option & { id: string } {
  return { ...option, id: option.value };
}
