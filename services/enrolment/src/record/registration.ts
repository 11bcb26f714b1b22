import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import { maxLiveCodes } from '@alveole/domain';

/** Objects that a code lets in without a bearer. */
export const allowedObjects = 4;

/** Mails with codes that one mailbox gets within the life of a code, whoever asks. */
export const allowedMails = 5;

/**
 * A mail address on its way to an account, as one address of the internet asked for it: another one's asking has its
 * own, so that nobody can void or use up anybody's. The code itself is kept nowhere, only its hash.
 */
export interface Registration {
  readonly entityId: string;
  readonly rowHash: string;
  readonly sequence: number;
  readonly mail: string;
  /** Key of the place that asked. */
  readonly place: string;
  /** Absent where the mailbox had codes enough: any of them serves. */
  readonly codeHash?: string | undefined;
  /** Codes before it, each good until its own end, the newest first. */
  readonly earlierCodes?: readonly EarlierCode[];
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  /** Names presigned without a bearer since the last code. */
  readonly presigned: readonly string[];
  readonly presignedCount: number;
  /** Auth has been asked for the account: the mail may then be this registration's own. */
  readonly accountAskedAt?: Date;
  /** The establishment stands: the code has served. */
  readonly completedAt?: Date;
  readonly sweptAt?: Date;
}

export interface EarlierCode {
  readonly codeHash: string;
  readonly expiresAt: Date;
}

type SentCodes = Pick<Registration, 'codeHash' | 'earlierCodes' | 'expiresAt'>;

/** Hashes of the codes of a registration that serve now. */
export function liveHashes(registration: SentCodes, now: Date): string[] {
  return codesOf(registration)
    .filter(({ expiresAt }) => expiresAt > now)
    .map(({ codeHash }) => codeHash);
}

/** What stays good beside the next code: three serve at most (settled §6). */
export function earlierCodesOf(registration: SentCodes, now: Date): EarlierCode[] {
  return codesOf(registration)
    .filter(({ expiresAt }) => expiresAt > now)
    .slice(0, maxLiveCodes - 1);
}

function codesOf({ codeHash, earlierCodes = [], expiresAt }: SentCodes): EarlierCode[] {
  return [...(codeHash === undefined ? [] : [{ codeHash, expiresAt }]), ...earlierCodes];
}

/** An account was asked for, and its establishment may not stand yet: the mail's owner may go on. */
export function isUnfinished({ accountAskedAt, completedAt }: Registration): boolean {
  return accountAskedAt !== undefined && completedAt === undefined;
}

/** From when until when a registration may use a code and upload. */
export interface Term {
  readonly requestedAt: Date;
  readonly expiresAt: Date;
}

/** A code that goes out now. */
export interface SentCode extends Term {
  readonly codeHash: string;
  /** For the mail: AES-256-GCM, opened by notifications alone. */
  readonly sealedCode: string;
  readonly requestId: string;
}

export const isSent = (term: Term | SentCode): term is SentCode => 'codeHash' in term;

/** The event that mails a code. */
export function codeRequested(
  entityId: string,
  mail: string,
  sequence: number,
  { sealedCode, requestedAt, expiresAt, requestId }: SentCode,
): EventEnvelope {
  return events.registrationCodeRequested.create({
    event_id: randomUUID(),
    occurred_at: requestedAt.toISOString(),
    aggregate_id: entityId,
    sequence,
    request_id: requestId,
    data: { mail, sealed_code: sealedCode, expires_at: expiresAt.toISOString() },
  });
}
