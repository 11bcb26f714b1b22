import { useNarrowing } from '@alveole/shared-screens/narrow-list';
import { SearchField, useShortcuts } from '@alveole/ui';
import { useRef } from 'react';
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

/** The search of a list, narrowed while one types; `/` leads here and selects what stands there, Escape back to the list. */
export function ListSearch({ label, placeholder, value, onSearch, areKeysOn }: ListSearchProps): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const narrowing = useNarrowing({ value, onSearch: (text) => onSearch(text || undefined) });
  const lead = (): void => {
    field.current?.focus();
    field.current?.select();
  };
  // The title of the page holds the focus then: the keys of the list work from there.
  const leave = (): void => document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
  useShortcuts({ '/': lead }, { isEnabled: areKeysOn });
  return (
    <div role="search" className={classes.search}>
      <SearchField
        {...narrowing}
        ref={field}
        onLeave={leave}
        label={label}
        isLabelHidden
        placeholder={placeholder}
        shortcut={areKeysOn ? '/' : undefined}
      />
    </div>
  );
}
