/** The cells of a file as the desk exports it: semicolons, quotes around what holds one, a mark at its start. */
export function csvRows(text: string): readonly (readonly string[])[] {
  const lines = text.replace(/^\uFEFF/, '').split('\r\n');
  return lines.filter((line) => line !== '').map((line) => [...line.matchAll(cell)].map(contentOf));
}

const cell = /(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g;

function contentOf([, quoted, plain = '']: RegExpMatchArray): string {
  return quoted === undefined ? plain : quoted.replaceAll('""', '"');
}
