import { useState } from 'react';

export interface Draft {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly clear: () => void;
}

/** What one types of a file survives a reload of this tab, and is forgotten once it is sent. */
export function useDraft(storageKey: string): Draft {
  const [text, setText] = useState(() => sessionStorage.getItem(storageKey) ?? '');
  const change = (typed: string): void => {
    if (typed === '') sessionStorage.removeItem(storageKey);
    else sessionStorage.setItem(storageKey, typed);
    setText(typed);
  };
  return { text, change, clear: () => change('') };
}
