/** Lower case. */
export function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Undefined where the text is no even number of lower-case hexadecimal digits. */
export function bytesOfHex(text: string): Uint8Array | undefined {
  if (!/^([0-9a-f]{2})*$/.test(text)) return undefined;
  return Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** UTF-8. */
export function bytesOfText(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}
