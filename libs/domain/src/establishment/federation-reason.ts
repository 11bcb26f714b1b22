const maxCharacters = 2000;

/**
 * The federation's reason as it is stored, shown and mailed: one plain line without markup or control characters, its
 * outer blanks gone. Empty when nothing readable is left.
 */
export function sanitisedReason(typed: string): string {
  return typed
    .replace(/<\/?[a-z!][^<>]*>/gi, ' ')
    .replace(/[<>]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, maxCharacters);
}
