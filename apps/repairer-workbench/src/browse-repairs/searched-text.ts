import { messages, searchText } from '@alveole/validation';

export type SearchedText =
  | { readonly query: string | undefined; readonly fault?: undefined }
  | { readonly query?: undefined; readonly fault: string };

/** What a typed search asks for: figures lose their spaces (phones, numbers of files), short words are dropped. */
export function searchedText(typed: string): SearchedText {
  const bare = typed.trim();
  if (bare === '') return { query: undefined };
  const compact = bare.replace(/[\s.]/g, '');
  if (/^(\+?\d{3,}|(REP|VEL)\d{5}_\d{5})$/i.test(compact)) return { query: compact.toUpperCase() };
  const searched = searchText.safeParse(bare);
  return searched.success ? { query: searched.data } : { fault: messages.search };
}

/** Whether somebody looks for one file by its number or its five digits. */
export function isFileNumber(query: string): boolean {
  return /^((REP|VEL)\d{5}_)?\d{5}$/.test(query);
}
