export type DispositionType = 'inline' | 'attachment';

/** RFC 6266: a plain ASCII name for old programs and the real one in UTF-8. Path, control and broken characters become dashes. */
export function contentDisposition(type: DispositionType, fileName: string): string {
  // Cut by code points, so that no half of a surrogate pair is left.
  const clean = [...fileName]
    .slice(0, 150)
    .join('')
    .replace(/[\p{Cc}\p{Cs}/\\:*?"<>|]/gu, '-');
  const ascii = clean
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]/g, '-')
    .replace(/%/g, '-');
  const encoded = encodeURIComponent(clean).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
