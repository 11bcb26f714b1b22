import { searchedText } from '@alveole/validation';
import { useState } from 'react';

export interface NarrowingRequest {
  /** What the address asks for. */
  readonly value: string;
  /** Asks for another text; empty: for everything. */
  readonly onSearch: (text: string) => void;
}

/** What a search field of a list shows, and what it does with what is typed; spread into a `SearchField`. */
export interface Narrowing {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onSearch: (text: string) => void;
  readonly onPause: (text: string) => void;
  readonly onClear: () => void;
}

/**
 * A search that narrows a list when typing rests; Enter asks at once and says what cannot be asked, the cross or Escape
 * takes it back.
 */
export function useNarrowing({ value, onSearch }: NarrowingRequest): Narrowing {
  const [typed, setTyped] = useState(value);
  const [fault, setFault] = useState(() => searchedText(value).fault);
  const [askedText, setAskedText] = useState(value);
  const [addressText, setAddressText] = useState(value);
  // The address may change by a view or a filter; what was typed meanwhile is replaced then, and only then.
  if (value !== addressText) {
    setAddressText(value);
    if (value !== askedText) {
      setAskedText(value);
      setTyped(value);
      setFault(searchedText(value).fault);
    }
  }
  const ask = (text: string): void => {
    setAskedText(text);
    if (text !== value) onSearch(text);
  };
  return {
    value: typed,
    error: fault,
    onChange: (text) => {
      setTyped(text);
      setFault(undefined);
    },
    onSearch: (text) => {
      const { fault: found } = searchedText(text);
      setFault(found);
      if (found === undefined) ask(text.trim());
    },
    onPause: (text) => ask(searchedText(text).fault === undefined ? text.trim() : ''),
    onClear: () => ask(''),
  };
}
