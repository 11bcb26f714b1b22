import { randomUUID } from 'node:crypto';
import { appError, events } from '@alveole/contracts';
import { smsLimits, withNewCode } from '@alveole/domain';
import type { CodeChannel } from '@alveole/domain';
import type { Effect } from '../record/effect.ts';
import { repairEvent } from '../record/repair-events.ts';
import type { PendingCode, SentCode, SmsRecord } from '../record/repair-record.ts';
import type { ProofContext } from './proof-context.ts';

/**
 * SMS: draws a code, keeps its hash for half an hour and asks for its message in the same write.
 * The codes before it stay good until their end. Throws TooManyRequestsException when the number had its messages.
 */
export function sendCode({ ports, file, facts, now, requestId }: ProofContext): Effect {
  const phone = facts.phone as string; // The rule 'sms-possible' has refused an absent one.
  const eventId = randomUUID();
  const sms = sentTo({ ports, file, now }, { address: phone, eventId });
  const code = ports.codes.draw();
  const expiresAt = new Date(now.getTime() + smsLimits.codeLifetimeMs);
  return {
    set: {
      code: codeSent({ file, now }, { hash: ports.codes.hash(file.id, code), expiresAt }),
      sms,
    },
    events: (after) => [
      repairEvent(
        events.repairCodeRequested,
        after,
        {
          repair_id: file.id,
          repair_rozo_id: file.fileNumber,
          gender: file.kind,
          entity_name: file.entityName,
          phone,
          sealed_code: ports.codes.seal(code),
          expires_at: expiresAt.toISOString(),
        },
        { now, requestId, eventId },
      ),
    ],
  };
}

/** What waits for an answer with one more code, which is bound to the invoice that is there. */
export function codeSent(
  { file: { code, invoiceCents, premiumCents }, now }: Pick<ProofContext, 'file' | 'now'>,
  sent: SentCode,
): PendingCode {
  const amounts = invoiceCents === undefined || premiumCents === undefined ? {} : { invoiceCents, premiumCents };
  return withNewCode<SentCode>(code, { ...sent, ...amounts }, { now, maxTries: smsLimits.tries });
}

interface Sent {
  /** A number in its +33 form, or a mail address. */
  readonly address: string;
  readonly eventId: string;
  /** By SMS, unless told otherwise. */
  readonly channel?: Exclude<CodeChannel, 'sms'>;
}

/**
 * The messages of a file with one more. Throws TooManyRequestsException when this number or address had one a moment ago,
 * or had all that it may have. What went out for an earlier confirmation does not count.
 */
export function sentTo(
  { ports, file, now }: Pick<ProofContext, 'ports' | 'file' | 'now'>,
  { address, ...send }: Sent,
): SmsRecord {
  const phoneHash = ports.codes.phoneHash(file.id, address);
  const sends = file.sms?.sends ?? [];
  const confirmedAt = file.history.findLast(({ code }) => code === 'VAL')?.recordedAt;
  const alike = sends.filter(
    (earlier) =>
      earlier.phoneHash === phoneHash &&
      earlier.channel === send.channel &&
      !(confirmedAt && earlier.at <= confirmedAt),
  );
  requireSpacing(alike, now);
  return { sends: [...sends, { phoneHash, at: now, ...send }], lastEventId: send.eventId, delivery: 'pending' };
}

function requireSpacing(toThisAddress: SmsRecord['sends'], now: Date): void {
  const last = toThisAddress.at(-1);
  const waitMs = last === undefined ? 0 : last.at.getTime() + smsLimits.spacingMs - now.getTime();
  if (waitMs > 0)
    throw appError('TooManyRequestsException', 'A code was just sent to this number.', {
      retryAfter: Math.ceil(waitMs / 1000),
    });
  if (toThisAddress.length >= smsLimits.perNumber)
    throw appError('TooManyRequestsException', 'No more codes can be sent to this number for this repair.');
}
