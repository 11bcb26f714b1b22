const kindNames: Readonly<Record<string, string>> = {
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
  'image/webp': 'WebP',
  'image/heic': 'HEIC',
  'image/avif': 'AVIF',
  'text/csv': 'CSV',
  'text/plain': 'texte',
  'text/xml': 'XML',
};

/** « PDF, JPEG ou PNG ». */
export function describeKinds(accept: readonly string[]): string {
  const names = accept.map((kind) => kindNames[kind] ?? kind);
  return new Intl.ListFormat('fr', { type: 'disjunction' }).format(names);
}
