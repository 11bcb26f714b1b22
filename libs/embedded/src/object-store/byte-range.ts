import { s3Error } from './s3-error.ts';

export interface ByteRange {
  /** First and last byte, both included. */
  start: number;
  end: number;
}

/**
 * One `bytes=` range of RFC 9110 §14 within `size` bytes; undefined means the whole object.
 * Several ranges, or a header in another form, are ignored as S3 does.
 * @throws S3Error InvalidRange when nothing of the range exists.
 */
export function readRange(header: string | undefined, size: number): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  const range =
    first === ''
      ? suffix(Number(last), size)
      : { start: Number(first), end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
  if (last !== '' && first !== '' && Number(last) < Number(first)) return undefined;
  if (range.start >= size) throw s3Error('InvalidRange', 'The requested range is not satisfiable');
  return range;
}

const suffix = (length: number, size: number): ByteRange =>
  length === 0 ? { start: size, end: size } : { start: Math.max(0, size - length), end: size - 1 };
