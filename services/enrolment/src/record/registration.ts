import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';

/** Wrong codes that one code bears, and objects that it lets in without a bearer. */
export const allowedTries = 5;
export const allowedObjects = 4;

/** A mail address on its way to an account. The code itself is kept nowhere, only its hash. */
export interface Registration {
  readonly entityId: string;
  readonly rowHash: string;
  readonly sequence: number;
  readonly mail: string;
  readonly codeHash: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  /** Wrong codes since the last one was sent. */
  readonly tries: number;
  /** Names presigned without a bearer since the last code. */
  readonly presigned: readonly string[];
  readonly presignedCount: number;
  /** Auth has been asked for the account: the mail may then be this registration's own. */
  readonly accountAskedAt?: Date;
  /** The establishment stands: the code has served. */
  readonly completedAt?: Date;
  readonly sweptAt?: Date;
}

/** A code that goes out now. */
export interface SentCode {
  readonly codeHash: string;
  /** For the mail: AES-256-GCM, opened by notifications alone. */
  readonly sealedCode: string;
  readonly requestedAt: Date;
  readonly expiresAt: Date;
  readonly requestId: string;
}

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
