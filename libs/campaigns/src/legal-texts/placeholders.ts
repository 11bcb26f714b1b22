import type { TextSpan } from '@alveole/domain';

/** What stands in the place of `{{éditeur.nom}}`, by its name; a value that is absent was not written in visage.yaml. */
export type PlaceholderValues = Readonly<Record<string, string | undefined>>;

const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Fills the placeholders of a text. @param missing hears the name of each that has no value */
export function filledText(text: string, values: PlaceholderValues, missing: (name: string) => void): string {
  return text.replaceAll(placeholder, (whole, name: string) => {
    const value = values[name];
    if (value !== undefined) return value;
    missing(name);
    return whole;
  });
}

/** Fills the placeholders of a run of letters; a mail address that comes so is a link to write to it. */
export function filledSpans(
  span: TextSpan,
  values: PlaceholderValues,
  missing: (name: string) => void,
): readonly TextSpan[] {
  return span.text
    .split(/(\{\{[^{}]*\}\})/)
    .filter((part) => part !== '')
    .map((part) => {
      const text = filledText(part, values, missing);
      const isAddress = text !== part && /^[^\s@]+@[^\s@]+$/.test(text) && span.href === undefined;
      return { ...span, text, ...(isAddress && { href: `mailto:${text}` }) };
    });
}

/** The names of the placeholders of a text. */
export function placeholderNames(text: string): readonly string[] {
  return [...text.matchAll(placeholder)].map(([, name = '']) => name);
}
