import { bytesOfText, hexOf } from '../tree/hexadecimal.ts';
import { sha256 } from '../tree/sha-256.ts';

/** Digits and capitals without I, L, O and U, which are read wrongly (Crockford). */
const receiptCodeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** 80 bits: nobody finds the file of a fingerprint by trying codes. */
const receiptCodeLength = 16;

/**
 * What stands for a file in the public log. Whoever holds its number and its receipt code finds its lines; nobody else
 * learns the number. Both are read as they are typed: spaces, hyphens and small letters count for nothing.
 */
export function fileFingerprintOf(fileNumber: string, receiptCode: string): string {
  return hexOf(sha256(bytesOfText(`alveole-file\n${plain(fileNumber)}\n${readable(receiptCode)}`)));
}

/** In groups of four, as a receipt shows it. */
export function displayReceiptCode(receiptCode: string): string {
  return readable(receiptCode).replace(/(.{4})(?=.)/g, '$1-');
}

/** A new code. @param drawBelow a random whole number from 0 up to, without, its argument, that nobody can foresee */
export function drawReceiptCode(drawBelow: (limit: number) => number): string {
  const letters = Array.from(
    { length: receiptCodeLength },
    () => receiptCodeLetters[drawBelow(receiptCodeLetters.length)],
  );
  return letters.join('');
}

export function isReceiptCode(typed: string): boolean {
  const code = readable(typed);
  return code.length === receiptCodeLength && [...code].every((letter) => receiptCodeLetters.includes(letter));
}

const plain = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** The letters that the alphabet leaves out are read as the digits that they look like. */
const readable = (typed: string): string => plain(typed).replace(/[IL]/g, '1').replace(/O/g, '0');
