import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';

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

/** All administrators hear of it, so that nobody makes a second person of himself unseen. */
export const administratorAdded = defineEvent(
  'account.administrator-added',
  1,
  'Somebody has become an administrator: by a new account, another role or a greater permission',
  z.object({
    mail: z.string(),
    name: z.string(),
    permission: z.literal([0, 1]),
    /** Who did it on screen; absent where the operator’s command did. */
    by_name: z.string().optional(),
  }),
);

export const authEvents = { recoveryCodeRequested, administratorAdded } as const;
