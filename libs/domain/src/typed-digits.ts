/**
 * The digits of a code as people type, dictate or paste them: spaces of every kind, dashes, points, marks that nobody sees and
 * full-width digits are read; whatever else is there stays, and is no code.
 */
export function typedDigits(typed: string): string {
  return typed.normalize('NFKC').replace(/[\s\p{Pd}\p{Cf}.]/gu, '');
}
