import { z } from 'zod';
import { messages } from './messages.ts';
import { textField } from './text.ts';

/** Words of a search that count: more than two characters; spaces of any number between them. */
export function searchWords(text: string): readonly string[] {
  return text
    .trim()
    .split(/\s+/)
    .filter((word) => Array.from(word).length > 2);
}

/** A back-office search: at least three characters once the short words are dropped. */
export const searchText = textField(messages.search)
  .transform((text) => searchWords(text).join(' '))
  .pipe(z.string().min(3, messages.search).max(200, messages.tooLong));
