/** A PDF put together from its objects, the first one the catalog: without a cross-reference table, as odd programs write. */
export function rawPdf(objects: readonly string[], trailer = '<< /Root 1 0 R >>'): Uint8Array {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`).join('');
  return Uint8Array.from(`%PDF-1.4\n${body}trailer\n${trailer}\n%%EOF\n`, (character) => character.charCodeAt(0));
}

/** A stream of content. */
export const contentStream = (operators: string, entries = ''): string =>
  `<< ${entries} /Length ${operators.length} >>\nstream\n${operators}\nendstream`;
