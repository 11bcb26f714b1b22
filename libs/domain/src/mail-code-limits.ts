const minute = 60_000;

/** How long the six digits of a mail hold, for a registration and for a password alike (settled §6). */
export const mailCodeLimits = {
  lifetimeMs: 30 * minute,
  /** Within it, no second code is sent. */
  pauseMs: minute,
} as const;

/** The life of a code as mails and screens name it. */
export const mailCodeLifetimeText = 'trente minutes';
