/** Codes of one purpose that serve at once: a person answers whichever message came. */
export const maxLiveCodes = 3;

/** A code that went out; only its hash is kept. */
export interface LiveCode {
  readonly hash: string;
  readonly expiresAt: Date;
}

/** The newest code, the earlier ones that still serve, and the answers that were tried on them together. */
export type PendingCodes<Code extends LiveCode> = Code & {
  readonly tries: number;
  readonly earlier?: readonly Code[] | undefined;
};

/** Every code that an answer may match now, the newest first. */
export function liveCodes<Code extends LiveCode>(pending: PendingCodes<Code>, now: Date): readonly Code[] {
  return [pending, ...(pending.earlier ?? [])].filter(({ expiresAt }) => expiresAt > now);
}

/**
 * What waits for an answer once another code went out (settled §6): the earlier ones serve until their end, and their tries
 * count on. Codes whose tries are used up serve no more: the new one then begins with tries of its own.
 */
export function withNewCode<Code extends LiveCode>(
  pending: PendingCodes<Code> | undefined,
  code: Code,
  { now, maxTries }: { readonly now: Date; readonly maxTries: number },
): PendingCodes<Code> {
  const isOpen = pending !== undefined && pending.tries < maxTries;
  const earlier = isOpen
    ? liveCodes(pending, now)
        .slice(0, maxLiveCodes - 1)
        .map(alone)
    : [];
  return { ...code, tries: isOpen && earlier.length > 0 ? pending.tries : 0, ...(earlier.length > 0 && { earlier }) };
}

/** A code without what its being the newest added. */
function alone<Code extends LiveCode>(code: Code): Code {
  return Object.fromEntries(Object.entries(code).filter(([name]) => name !== 'tries' && name !== 'earlier')) as Code;
}

/** « Il reste 3 essais. »; nothing where the server does not count. */
export function triesLeftText(triesLeft: number | undefined): string | undefined {
  if (triesLeft === undefined) return undefined;
  if (triesLeft === 0) return 'Il ne reste aucun essai\u00a0: demandez un nouveau code.';
  return triesLeft === 1 ? 'Il reste un essai.' : `Il reste ${triesLeft} essais.`;
}
