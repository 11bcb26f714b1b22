import { rowsHeader } from '@alveole/contracts';
import type { CancelSignal, FileProgress } from '@alveole/contracts';
import { networkFailure } from './failure.ts';

export interface FileReading {
  readonly signal?: CancelSignal | undefined;
  /** Called with each piece that arrives. */
  readonly onProgress?: ((progress: FileProgress) => void) | undefined;
}

/**
 * Reads the bytes of a file as they arrive.
 * @throws AppError `network error` for a file that breaks off; an `AbortError` when the caller cancelled
 */
export async function readFile(response: Response, { signal, onProgress }: FileReading): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  if (!reader) return new Uint8Array();
  const abort = (): void => void reader.cancel().catch(() => undefined);
  signal?.addEventListener('abort', abort);
  const rows = Number(response.headers.get(rowsHeader) ?? undefined);
  const size = Number.isInteger(rows) ? { rows } : {};
  const pieces: Uint8Array[] = [];
  let receivedBytes = 0;
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      pieces.push(piece.value);
      receivedBytes += piece.value.byteLength;
      onProgress?.({ receivedBytes, ...size });
    }
  } catch {
    if (!signal?.aborted) throw networkFailure();
  } finally {
    signal?.removeEventListener('abort', abort);
  }
  if (signal?.aborted) throw new DOMException('The download was cancelled.', 'AbortError');
  return joined(pieces, receivedBytes);
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole;
}
