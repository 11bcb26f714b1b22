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

/** The search of a list: Enter asks, the cross or Escape takes it back, `/` leads here. */
export function ListSearch({ label, placeholder, value, onSearch, areKeysOn }: ListSearchProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(value);
  const [fault, setFault] = useState(() => searchedText(value).fault);
  useShortcuts({ '/': () => field.current?.focus() }, { isEnabled: areKeysOn });

  const type = (text: string): void => {
    setTyped(text);
    setFault(undefined);
  };
  const search = (text: string): void => {
    const { fault: found } = searchedText(text);
    setFault(found);
    if (found === undefined) onSearch(text.trim() || undefined);
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
        error={fault}
        onChange={type}
        onSearch={search}
        onClear={() => onSearch(undefined)}
      />
    </div>
  );
}
