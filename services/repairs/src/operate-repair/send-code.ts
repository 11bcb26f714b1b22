import { randomUUID } from 'node:crypto';
import { appError, events } from '@alveole/contracts';
import { smsLimits } from '@alveole/domain';
import { repairEvent } from '../record/repair-events.ts';
import type { SmsRecord } from '../record/repair-record.ts';
import type { Effect, OperationContext } from './effects.ts';

/**
 * SMS: draws a code, keeps its hash for ten minutes and asks for its message in the same write.
 * A new code voids the one before. Throws TooManyRequestsException when the number had its messages.
 */
export function sendCode({ ports, file, facts, now, requestId }: OperationContext): Effect {
  const phone = facts.phone as string; // The rule 'sms-possible' has refused an absent one.
  const phoneHash = ports.codes.phoneHash(file.id, phone);
  const sends = file.sms?.sends ?? [];
  requireSpacing(
    sends.filter((send) => send.phoneHash === phoneHash),
    now,
  );

  const code = ports.codes.draw();
  const eventId = randomUUID();
  const expiresAt = new Date(now.getTime() + smsLimits.codeLifetimeMs);
  return {
    set: {
      code: { hash: ports.codes.hash(file.id, code), expiresAt, tries: 0 },
      sms: { sends: [...sends, { phoneHash, at: now, eventId }], lastEventId: eventId, delivery: 'pending' },
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

function requireSpacing(toThisNumber: SmsRecord['sends'], now: Date): void {
  const last = toThisNumber.at(-1);
  const waitMs = last === undefined ? 0 : last.at.getTime() + smsLimits.spacingMs - now.getTime();
  if (waitMs > 0)
    throw appError('TooManyRequestsException', 'A code was just sent to this number.', {
      retryAfter: Math.ceil(waitMs / 1000),
    });
  if (toThisNumber.length >= smsLimits.perNumber)
    throw appError('TooManyRequestsException', 'No more codes can be sent to this number for this repair.');
}
