import { SearchField, useShortcuts } from '@alveole/ui';
import { searchedText } from '@alveole/validation';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './desk-list.module.css';

export interface ListSearchProps {
  readonly label: string;
  readonly placeholder: string;
  /** What the address asks for. */
  readonly value: string;
  readonly onSearch: (text: string | undefined) => void;
  readonly areKeysOn: boolean;
}

/**
 * The search of a list: it narrows when typing rests, Enter asks at once and says what cannot be asked, the cross or
 * Escape takes it back, `/` leads here and selects what stands there.
 */
export function ListSearch({ label, placeholder, value, onSearch, areKeysOn }: ListSearchProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [fault, setFault] = useState(() => searchedText(value).fault);
  const [askedText, setAskedText] = useState(value);
  const [addressText, setAddressText] = useState(value);
  const lead = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  useShortcuts({ '/': lead }, { isEnabled: areKeysOn });
  // The address may change by a view or a filter; what was typed meanwhile is replaced then, and only then.
  if (value !== addressText) {
    setAddressText(value);
    if (value !== askedText) {
      setAskedText(value);
      setTyped(value);
      setFault(searchedText(value).fault);
    }
  }

  const type = (text: string): void => {
    setTyped(text);
    setFault(undefined);
  };
  const ask = (text: string): void => {
    setAskedText(text);
    if (text !== value) onSearch(text || undefined);
  };
  const search = (text: string): void => {
    const { fault: found } = searchedText(text);
    setFault(found);
    if (found === undefined) ask(text.trim());
  };
  const narrow = (text: string): void => ask(searchedText(text).fault === undefined ? text.trim() : '');
  return (
    <div role="search" className={classes.search}>
      <SearchField
        ref={field}
        label={label}
        isLabelHidden
        placeholder={placeholder}
        shortcut={areKeysOn ? '/' : undefined}
        value={typed}
        error={fault}
        onChange={type}
        onSearch={search}
        onPause={narrow}
        onClear={() => ask('')}
      />
    </div>
  );
}
