import { clsx } from 'clsx';
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type Ref } from 'react';
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
  /** Typing has rested for a moment, and neither Enter nor the cross was pressed since. */
  onPause?: (text: string) => void;
  onClear?: () => void;
  /** Escape was pressed in an empty field: whoever listens takes the focus, so that the keys of the page work again. */
  onLeave?: () => void;
  /** An example of what can be searched; the label still names the field. */
  placeholder?: string;
  /** The key that leads here, shown at the end; bind it with `useShortcuts`. */
  shortcut?: string;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
}

/** How long typing rests before a list is narrowed by what stands there. Milliseconds. */
const pauseMs = 300;

/** A search: Enter sends it, a pause in the typing too where one listens for it, Escape or the cross clears it, and Escape in an empty field leaves it where one listens for that. */
export function SearchField(props: SearchFieldProps) {
  const [
    frame,
    { defaultValue, value, onChange, onSearch, onPause, onClear, onLeave, placeholder, shortcut, ref, ...rest },
  ] = frameOf(props);
  const [own, setOwn] = useState(defaultValue ?? '');
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useMemo(() => mergeRefs(input, ref), [ref]);
  const text = value ?? own;
  const pause = usePause(onPause);
  const change = (typed: string) => {
    setOwn(typed);
    onChange?.(typed);
    pause.begin(typed);
  };
  const clear = () => {
    change('');
    pause.end();
    onClear?.();
    input.current?.focus();
  };
  const search = () => {
    pause.end();
    onSearch?.(text);
  };
  const obey = (event: KeyboardEvent) => {
    const escape = text === '' ? onLeave : clear;
    const act = event.key === 'Escape' ? escape : event.key === 'Enter' ? search : undefined;
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

/** Waits until typing rests; the last rendering's listener is called. */
function usePause(onPause: SearchFieldProps['onPause']) {
  const listener = useRef(onPause);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    listener.current = onPause;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => clearTimeout(timer.current);
  const begin = (typed: string) => {
    end();
    if (listener.current) timer.current = setTimeout(() => listener.current?.(typed), pauseMs);
  };
  return { begin, end };
}
