import { unzipSync } from 'fflate';

/** What a ZIP may hold: a statement a day for a month, each as long as a call may be. */
const zipBounds = { files: 31, bytes: 8_000_000 } as const;

/** What the XML texts of a file are: the file itself, or those of a ZIP. None where it cannot be made out. */
export function textsOf(content: string | Uint8Array): string[] {
  if (typeof content === 'string') return [content.replace(/^\uFEFF/, '')];
  if (content[0] !== 0x50 || content[1] !== 0x4b) return decoded(content);
  const entries = entriesOf(content);
  const texts = entries.flatMap(decoded);
  return texts.length === entries.length ? texts : [];
}

/** The files of a ZIP, folders left out; none beyond the bounds, told by the archive's own index before anything is unpacked. */
function entriesOf(zip: Uint8Array): Uint8Array[] {
  let [files, bytes] = [0, 0];
  try {
    const entries = unzipSync(zip, {
      filter: ({ name, originalSize }) => {
        if (name.endsWith('/') || name.startsWith('__MACOSX/')) return false;
        files += 1;
        bytes += originalSize;
        if (files > zipBounds.files || bytes > zipBounds.bytes) throw new Error('beyond the bounds');
        return true;
      },
    });
    return Object.values(entries);
  } catch {
    return [];
  }
}

/** Byte-order marks say more than a prologue; without both it is UTF-8. */
function decoded(bytes: Uint8Array): string[] {
  try {
    return [new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes)];
  } catch {
    return [];
  }
}

function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0)) return 'utf-16le';
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c)) return 'utf-16be';
  const prologue = new TextDecoder('latin1').decode(bytes.subarray(0, 200));
  return /^(?:\xEF\xBB\xBF)?\s*<\?xml[^>]*?encoding\s*=\s*["']([\w.-]+)["']/.exec(prologue)?.[1] ?? 'utf-8';
}
