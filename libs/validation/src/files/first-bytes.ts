/** Whether bytes stand at a place of a file; a text stands for its Latin-1 codes. */
export function startsWith(bytes: Uint8Array, start: readonly number[] | string, at = 0): boolean {
  const codes = typeof start === 'string' ? Array.from(start, (character) => character.charCodeAt(0)) : start;
  return codes.every((code, index) => bytes[at + index] === code);
}
