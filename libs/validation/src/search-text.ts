import { messages } from './messages.ts';
import { isWellFormed } from './well-formed.ts';

/** Words of a search that count: more than two characters; spaces of any number between them. */
export function searchWords(text: string): readonly string[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => Array.from(word).length > 2);
}

const maxSearch = 200;

/** What is wrong with a search: fewer than three characters once the short words are dropped, or what no text may hold. */
export function searchFault(text: string): string | undefined {
  if (!isWellFormed(text)) return messages.controlCharacters;
  const query = searchedWords(text);
  if (Array.from(query).length < 3) return messages.search;
  return Array.from(query).length > maxSearch ? messages.tooLong : undefined;
}

/** The words of a search that count, a space between them. */
export function searchedWords(text: string): string {
  return searchWords(text).join(' ');
}
