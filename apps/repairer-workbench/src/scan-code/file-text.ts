import { isFileNumber } from '@alveole/domain';

/** The text of the file's code, where one of several is; else the first of them. */
export function ofFileFirst(texts: readonly string[]): string | undefined {
  return texts.find((text) => isFileNumber(text.trim())) ?? texts[0];
}
