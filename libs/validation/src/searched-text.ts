import { isDepartment, parseFileNumber } from '@alveole/domain';
import { searchFault, searchedWords } from './search-text.ts';

/** What a search field asks for, or why it cannot be asked; neither when nothing is typed. */
export interface SearchedText {
  readonly query?: string;
  readonly fault?: string;
}

const figures = /^\+?\d{3,}$/;

/**
 * A department's number is asked for as such. Phones and numbers of files lose the spaces and points that people type in them; of other searches the short words are
 * dropped, and three characters at least must be left.
 */
export function searchedText(typed: string): SearchedText {
  if (typed.trim() === '') return {};
  const compact = typed.replace(/[\s.]/g, '');
  if (isDepartment(compact) || figures.test(compact) || parseFileNumber(compact) !== undefined)
    return { query: compact.toUpperCase() };
  const fault = searchFault(typed);
  return fault === undefined ? { query: searchedWords(typed) } : { fault };
}
