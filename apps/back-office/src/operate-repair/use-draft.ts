import { useState } from 'react';

export interface Draft {
  readonly text: string;
  readonly change: (text: string) => void;
  readonly clear: () => void;
}

const keyOf = (fileNumber: string, operation: string): string => `alveole.draft.${fileNumber}.${operation}`;

/** What one types of a file survives a reload of this tab, and is forgotten once it is sent. */
export function useDraft(fileNumber: string, operation: string): Draft {
  const [text, setText] = useState(() => sessionStorage.getItem(keyOf(fileNumber, operation)) ?? '');
  const change = (typed: string): void => {
    keepDraft(fileNumber, operation, typed);
    setText(typed);
  };
  return { text, change, clear: () => change('') };
}

/** The next time that this is asked, the text stands there. */
export function keepDraft(fileNumber: string, operation: string, text: string): void {
  if (text === '') sessionStorage.removeItem(keyOf(fileNumber, operation));
  else sessionStorage.setItem(keyOf(fileNumber, operation), text);
}
