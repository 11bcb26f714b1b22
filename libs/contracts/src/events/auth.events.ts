import { z } from 'zod';
import { defineEvent } from '../define-event.ts';

/** The code travels sealed (AES-256-GCM); only its hash is kept. */
export const recoveryCodeRequested = defineEvent(
  'account.recovery-code-requested',
  1,
  'A recovery code is to be mailed',
  z.object({
    mail: z.string(),
    sealed_code: z.string(),
    expires_at: z.iso.datetime(),
    /** `opening`: the account is new and has no password yet. */
    occasion: z.enum(['opening']).optional(),
  }),
);

/** Every service refuses the person's access tokens from now on, so that nobody works on for the life of a token. */
export const sessionsEnded = defineEvent(
  'account.sessions-ended',
  1,
  'What a person may do has changed: tokens that were issued before are refused',
  z.object({
    /** Whether a new session may be opened; a disabled account has none. */
    may_sign_in: z.boolean(),
  }),
);

export const authEvents = { recoveryCodeRequested } as const;
