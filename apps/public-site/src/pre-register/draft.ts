import { z } from 'zod';
import { emptyPreRegistration } from './pre-registration-rules.ts';
import type { PreRegistrationDraft } from './pre-registration-rules.ts';

/** Personal data: for this tab only, and only until it is sent. */
const key = 'alveole.draft.pre-registration';

const text = z.string().catch('');
const tick = z.boolean().catch(false);
const draft = z.object({
  lastName: text,
  firstName: text,
  birthDate: text,
  birthPlace: text,
  postcode: text,
  phone: text,
  phoneConfirmation: text,
  mail: text,
  mailConfirmation: text,
  terms: tick,
  survey: tick,
});

/** What was typed before a reload; what cannot be read counts as nothing. */
export function readDraft(): PreRegistrationDraft {
  try {
    return draft.parse(JSON.parse(sessionStorage.getItem(key) ?? ''));
  } catch {
    return emptyPreRegistration;
  }
}

export function keepDraft(values: PreRegistrationDraft): void {
  sessionStorage.setItem(key, JSON.stringify(values));
}

export function forgetDraft(): void {
  sessionStorage.removeItem(key);
}
