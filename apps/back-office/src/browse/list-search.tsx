import { SearchField, useShortcuts } from '@alveole/ui';
import { useRef, useState } from 'react';
import type { ReactNode } from 'react';
import classes from './desk-list.module.css';
import { searchedText } from './searched-text.ts';

export interface ListSearchProps {
  readonly label: string;
  readonly placeholder: string;
  /** What the address asks for. */
  readonly value: string;
  readonly onSearch: (text: string | undefined) => void;
  readonly areKeysOn: boolean;
}

/** The search of a list: Enter asks, the cross or Escape takes it back, `/` leads here. */
export function ListSearch({ label, placeholder, value, onSearch, areKeysOn }: ListSearchProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [error, setError] = useState(() => searchedText(value).error);
  useShortcuts({ '/': () => field.current?.focus() }, { isEnabled: areKeysOn });

  const type = (text: string): void => {
    setTyped(text);
    setError(undefined);
  };
  const search = (text: string): void => {
    const { error: fault } = searchedText(text);
    setError(fault);
    if (fault === undefined) onSearch(text.trim() || undefined);
  };
  return (
    <div role="search" className={classes.search}>
      <SearchField
        ref={field}
        label={label}
        isLabelHidden
        placeholder={placeholder}
        shortcut={areKeysOn ? '/' : undefined}
        value={typed}
        error={error}
        onChange={type}
        onSearch={search}
        onClear={() => onSearch(undefined)}
      />
    </div>
  );
}
