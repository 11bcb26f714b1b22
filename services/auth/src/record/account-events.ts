import { randomUUID } from 'node:crypto';
import type { EventEnvelope } from '@alveole/contracts';
import { events } from '@alveole/contracts';
import type { Account } from './account.ts';
import type { Recovery } from './recovery.ts';

/** What asks notifications for the recovery mail. */
export interface RecoveryMail {
  /** For the mail: AES-256-GCM, opened by notifications alone. */
  readonly sealedCode: string;
  readonly requestId: string;
  /** What the code is for: a forgotten password unless told otherwise. */
  readonly occasion?: 'opening';
}

/** The event of the write that starts a recovery. */
export function recoveryCodeRequested(
  account: Account,
  { requestedAt, expiresAt }: Recovery,
  { sealedCode, requestId, occasion }: RecoveryMail,
): EventEnvelope {
  return events.recoveryCodeRequested.create({
    event_id: randomUUID(),
    occurred_at: requestedAt.toISOString(),
    aggregate_id: account.userId,
    sequence: account.sequence + 1,
    request_id: requestId,
    data: {
      mail: account.mail,
      sealed_code: sealedCode,
      expires_at: expiresAt.toISOString(),
      ...(occasion && { occasion }),
    },
  });
}

/** The event of the write by which somebody becomes an administrator. @param sequence of that write */
export function administratorAdded(
  { userId, mail, userName, permission }: Pick<Account, 'userId' | 'mail' | 'userName' | 'permission'>,
  { at, sequence, byName }: { readonly at: Date; readonly sequence: number; readonly byName?: string | undefined },
): EventEnvelope {
  return events.administratorAdded.create({
    event_id: randomUUID(),
    occurred_at: at.toISOString(),
    aggregate_id: userId,
    sequence,
    data: { mail, name: userName, permission, ...(byName === undefined ? {} : { by_name: byName }) },
  });
}

/** The event of a write after which the tokens of before count for nothing; to be told where a disabled account is enabled too. */
export function sessionsEnded({ userId, sequence }: Account, at: Date, maySignIn: boolean): EventEnvelope {
  return events.sessionsEnded.create({
    event_id: randomUUID(),
    occurred_at: at.toISOString(),
    aggregate_id: userId,
    sequence: sequence + 1,
    data: { may_sign_in: maySignIn },
  });
}
