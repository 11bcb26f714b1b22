import { appError } from '@alveole/contracts';

/**
 * The lower-case hex SHA-256 of a file, as `media_hash` wants it.
 * @throws AppError where the browser offers no cryptography (a page over plain http on another machine)
 */
export async function sha256Hex(file: Blob): Promise<string> {
  if (!globalThis.crypto?.subtle) throw appError('ServiceUnavailableException', 'insecure context');
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
