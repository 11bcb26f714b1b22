import { searchText } from '@alveole/validation';

export interface SearchedText {
  /** What goes to the server; absent when nothing can be searched. */
  readonly query?: string;
  readonly error?: string;
}

/** What a search field asks for: nothing, a query of three characters at least, or the reason why it cannot be asked. */
export function searchedText(typed: string): SearchedText {
  if (typed.trim() === '') return {};
  const parsed = searchText.safeParse(typed);
  return parsed.success ? { query: parsed.data } : { error: parsed.error.issues[0]?.message };
}
