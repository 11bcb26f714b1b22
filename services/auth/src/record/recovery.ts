import { mailCodeLimits, maxLiveCodes } from '@alveole/domain';

/** A recovery that was asked for; the code itself is kept nowhere. */
export interface Recovery {
  /** Key of the place that asked: of its codes the newest three serve, whatever another place asks for. */
  readonly place: string;
  /** Nobody had signed in to the account from there. */
  readonly isStranger: boolean;
  /** Absent once three newer ones of its place were sent. */
  readonly codeHash: string | undefined;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/** Mails that strangers together may bring to one mailbox within the life of a code. Each of them serves its owner. */
const strangersMails = 3;

/** Recoveries whose code has not run out: whatever lies in the mailbox and was not voided is good. */
export function livingRecoveries(recoveries: readonly Recovery[], now: Date): Recovery[] {
  return recoveries.filter(({ expiresAt }) => expiresAt > now);
}

/**
 * The recoveries with one more: what the same place asked for before stays good until its end (settled §6). Undefined when there is a code in
 * the mailbox already: this place has just asked, or strangers have often enough.
 */
export function withRecovery(known: readonly Recovery[], asked: Recovery, now: Date): Recovery[] | undefined {
  const living = livingRecoveries(known, now);
  const isJustAsked = living.some(
    ({ place, requestedAt }) => place === asked.place && now.getTime() - requestedAt.getTime() < mailCodeLimits.pauseMs,
  );
  if (isJustAsked) return undefined;
  if (asked.isStranger && living.filter(({ isStranger }) => isStranger).length >= strangersMails) return undefined;
  const ofPlace = living.filter(({ place, codeHash }) => place === asked.place && codeHash !== undefined);
  const tooMany = new Set(ofPlace.slice(0, Math.max(ofPlace.length - (maxLiveCodes - 1), 0)));
  const serving = living.map((recovery) => (tooMany.has(recovery) ? { ...recovery, codeHash: undefined } : recovery));
  return [...serving, asked];
}
