import { mediaTypeLength, mediaTypeOfBytes } from '@alveole/validation';

/** What a chosen file is, by its first bytes; undefined for a kind that nobody asks for. */
export async function mediaTypeOf(file: Blob): Promise<string | undefined> {
  return mediaTypeOfBytes(new Uint8Array(await file.slice(0, mediaTypeLength).arrayBuffer()));
}
