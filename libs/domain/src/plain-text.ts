/**
 * A text without signs that nobody sees and that turn what one reads: control characters (but line breaks and tabs), and those
 * that set the direction of writing. The one rule of every text and address, typed or sent (settled §6).
 */
export const plainText =
  /^[^\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB]*$/;
