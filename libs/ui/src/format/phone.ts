import { NO_BREAK_SPACE } from './spaces.ts';

/** `06 12 34 56 78` from `0612345678`, `+33612345678` or `33612345678`; anything else comes back as it is. */
export function formatPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^(?:0033|33)(?=\d{9}$)/, '0');
  return digits.length === 10 ? pairs(digits).join(NO_BREAK_SPACE) : phone;
}

/** Digits by two, as French numbers are said. */
export function pairs(digits: string): string[] {
  return digits.match(/\d{1,2}/g) ?? [];
}
