import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Button as AriaButton, Input, SearchField as AriaSearchField } from 'react-aria-components';
import { Kbd } from '../actions/Kbd.tsx';
import { Icon } from '../icons/Icon.tsx';
import { useFieldReport } from '../forms/form-errors.ts';
import { ariaState, FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import classes from './field.module.css';
import searchClasses from './SearchField.module.css';

export interface SearchFieldProps extends FieldProps<string> {
  defaultValue?: string;
  /** Enter was pressed. */
  onSearch?: (text: string) => void;
  onClear?: () => void;
  /** An example of what can be searched; the label still names the field. */
  placeholder?: string;
  /** The key that leads here, shown at the end; bind it with `useShortcuts`. */
  shortcut?: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** A search: Enter sends it, Escape or the cross clears it. */
export function SearchField(props: SearchFieldProps) {
  const {
    label,
    hint,
    error,
    isOptional,
    isLabelHidden,
    onSearch,
    placeholder,
    shortcut,
    ref,
    isRequired,
    isDisabled,
    isReadOnly,
    ...rest
  } = props;
  const mark = useFieldReport(label, error);
  return (
    <AriaSearchField
      autoComplete="off"
      {...mark}
      {...rest}
      {...ariaState({ error, isRequired, isDisabled, isReadOnly })}
      onSubmit={onSearch}
      className={classes.field}
    >
      <FieldFrame {...{ label, hint, error, isOptional, isLabelHidden }}>
        <div className={classes.box}>
          <Icon name="search" />
          <Input
            ref={ref}
            placeholder={placeholder}
            aria-keyshortcuts={shortcut}
            className={clsx(classes.bare, searchClasses.input)}
          />
          {shortcut ? (
            <span className={searchClasses.shortcut}>
              <Kbd isDecorative>{shortcut}</Kbd>
            </span>
          ) : null}
          <AriaButton aria-label="Effacer la recherche" className={clsx(classes.inside, searchClasses.clear)}>
            <Icon name="close" size="s" />
          </AriaButton>
        </div>
      </FieldFrame>
    </AriaSearchField>
  );
}
