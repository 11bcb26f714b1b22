import { useNarrowing } from '@alveole/shared-screens/narrow-list';
import { SearchField } from '@alveole/ui';
import type { ReactNode } from 'react';
import { texts } from './list-repairs.text.ts';

export interface FileSearchProps {
  /** The search of the address. */
  readonly typed: string;
  readonly onSearch: (text: string) => void;
  /** How many files are shown, in words; undefined while they are read, or nothing is searched for. */
  readonly outcome: string | undefined;
}

/** A search by number, five digits, name or phone, which narrows the list while one types; Enter asks at once. */
export function FileSearch({ typed, onSearch, outcome }: FileSearchProps): ReactNode {
  const narrowing = useNarrowing({ value: typed, onSearch });
  return (
    <search>
      <SearchField {...narrowing} label={texts.search} isLabelHidden placeholder={texts.placeholder} />
      <p role="status" className="visually-hidden">
        {outcome}
      </p>
    </search>
  );
}
