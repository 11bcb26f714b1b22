/** Letters of the fonts that every reader of a PDF has (WinAnsi); another one is a question mark, not a refusal. */
export function printableText(text: string): string {
  return text
    .replaceAll('\u202f', '\u00a0')
    .replaceAll('\u2011', '-')
    .replaceAll('\u2212', '-')
    .replace(
      /[^\n\u0020-\u007e\u00a0-\u00ff\u20ac\u201a\u201e\u2026\u2020\u2021\u2030\u0160\u2039\u0152\u017d\u2018\u2019\u201c\u201d\u2022\u2013\u2014\u2122\u0161\u203a\u0153\u017e\u0178]/g,
      '?',
    );
}
