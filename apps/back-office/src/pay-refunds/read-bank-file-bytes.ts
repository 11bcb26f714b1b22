/** Characters at once: a call takes no more arguments than so many. */
const step = 8192;

/** A file of the bank: its text where that is UTF-8, else its bytes in base 64. */
export async function readBankFileBytes(file: Blob): Promise<{ text: string } | { base64: string }> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = utf8Of(bytes);
  return text === undefined ? { base64: base64Of(bytes) } : { text };
}

/** Another encoding in the prologue counts, even where the bytes would pass for UTF-8. */
const otherEncoding = /^\s*<\?xml[^>]*?encoding\s*=\s*["'](?!utf-?8["'])/i;

function utf8Of(bytes: Uint8Array): string | undefined {
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip) return undefined;
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text === '' || text.includes('\0') || otherEncoding.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

function base64Of(bytes: Uint8Array): string {
  let binary = '';
  for (let from = 0; from < bytes.length; from += step)
    binary += String.fromCharCode(...bytes.subarray(from, from + step));
  return btoa(binary);
}
