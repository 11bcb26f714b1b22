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

export const authEvents = { recoveryCodeRequested } as const;
