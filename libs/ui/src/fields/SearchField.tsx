import { clsx } from 'clsx';
import { useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
import { Kbd } from '../actions/Kbd.tsx';
import { Icon } from '../icons/Icon.tsx';
import type { FieldProps } from './field-props.ts';
import { mergeRefs } from './merge-refs.ts';
import { frameOf, PlainField } from './PlainField.tsx';
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
  const [frame, { defaultValue, value, onChange, onSearch, onClear, placeholder, shortcut, ref, ...rest }] =
    frameOf(props);
  const [own, setOwn] = useState(defaultValue ?? '');
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMemo(() => mergeRefs(input, ref), [ref]);
  const text = value ?? own;
  const change = (typed: string) => {
    setOwn(typed);
    onChange?.(typed);
  };
  const clear = () => {
    change('');
    onClear?.();
    input.current?.focus();
  };
  const obey = (event: KeyboardEvent) => {
    const act =
      text !== '' && event.key === 'Escape' ? clear : event.key === 'Enter' ? () => onSearch?.(text) : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  return (
    <PlainField {...frame} isEmpty={text === ''}>
      {(control) => (
        <div className={classes.box}>
          <Icon name="search" />
          <input
            autoComplete="off"
            {...rest}
            {...control}
            ref={inputRef}
            type="search"
            value={text}
            placeholder={placeholder}
            aria-keyshortcuts={shortcut}
            onKeyDown={obey}
            onChange={(event) => change(event.currentTarget.value)}
            className={clsx(classes.bare, searchClasses.input)}
          />
          {shortcut ? (
            <span className={searchClasses.shortcut}>
              <Kbd isDecorative>{shortcut}</Kbd>
            </span>
          ) : null}
          <button
            type="button"
            tabIndex={-1}
            aria-label="Effacer la recherche"
            onClick={clear}
            className={clsx(classes.inside, searchClasses.clear)}
          >
            <Icon name="close" size="s" />
          </button>
        </div>
      )}
    </PlainField>
  );
}
