import { spanText } from '../span-text.ts';

const minute = 60_000;

/** What binds the SMS with the beneficiary's code (settled §4, settled §6). */
export const smsLimits = {
  codeLifetimeMs: 30 * minute,
  /** Wrong answers that the codes of a file that live survive together. */
  tries: 5,
  /** Messages to one number or address for one file: a lost page or a code that ran out may ask again. */
  perNumber: 3,
  /** How long a link serves with which the beneficiary confirms by himself. */
  linkLifetimeMs: 60 * minute,
  /** Between two messages to one number or address. */
  spacingMs: minute,
} as const;

/** How long to wait between two messages, as screens name it. */
export const smsSpacingText = spanText(smsLimits.spacingMs / minute, 'minute');

/** The life of a code as the message names it. */
export const smsCodeLifetimeText = `${smsLimits.codeLifetimeMs / minute} minutes`;

/** The life of a link as the mail names it. */
export const confirmationLinkLifetimeText = spanText(smsLimits.linkLifetimeMs / (60 * minute), 'hour');

/** What stands in the place of a code while the programme's SMS switch is off. */
export const codeWithoutSms = '000000';
