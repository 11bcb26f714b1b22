import { SearchField } from '@alveole/ui';
import { searchedText } from '@alveole/validation';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { texts } from './list-repairs.text.ts';

export interface FileSearchProps {
  /** The search of the address. */
  readonly typed: string;
  readonly onSearch: (text: string) => void;
}

/** A search by number, five digits, name or phone; Enter sends it. */
export function FileSearch({ typed, onSearch }: FileSearchProps): ReactNode {
  const [text, setText] = useState(typed);
  const [fault, setFault] = useState(searchedText(typed).fault);
  const change = (next: string): void => {
    setText(next);
    setFault(undefined);
  };
  const search = (sent: string): void => {
    const { fault: found } = searchedText(sent);
    setFault(found);
    if (found === undefined) onSearch(sent.trim());
  };
  return (
    <search>
      <SearchField
        label={texts.search}
        isLabelHidden
        placeholder={texts.placeholder}
        value={text}
        onChange={change}
        error={fault}
        onSearch={search}
        onClear={() => onSearch('')}
      />
    </search>
  );
}
