import { randomUUID } from 'node:crypto';
import { appError, events } from '@alveole/contracts';
import { namedCodeLimits, smsLimits, withNewCode } from '@alveole/domain';
import type { OperationData } from '@alveole/contracts/repair';
import type { CodeChannel } from '@alveole/domain';
import type { Effect } from '../record/effect.ts';
import { repairEvent } from '../record/repair-events.ts';
import type { PendingCode, SentCode, SmsRecord } from '../record/repair-record.ts';
import { namedReaderOf, phoneReader } from './code-reader.ts';
import type { CodeReader, SendingContext } from './code-reader.ts';
import type { ProofContext } from './proof-context.ts';

/**
 * SMS: draws a code, keeps its hash for half an hour and asks for its message in the same write.
 * The codes before it stay good until their end. Throws TooManyRequestsException when the number had its messages, or the file
 * its codes to others, and what `phoneReader` throws.
 */
export async function sendCode(
  context: SendingContext,
  { phone: namedPhone }: OperationData['SMS'] = {},
): Promise<Effect> {
  const { ports, file, now, requestId } = context;
  const reader = await phoneReader(context, namedPhone);
  const eventId = randomUUID();
  const sms = sentTo({ ports, file, now }, { ...reader, eventId });
  const code = ports.codes.draw();
  const expiresAt = new Date(now.getTime() + smsLimits.codeLifetimeMs);
  return {
    set: {
      code: codeSent({ file, now }, { hash: ports.codes.hash(file.id, code), expiresAt, ...markOf(reader) }),
      sms,
    },
    details: markOf(reader),
    events: (after) => [
      repairEvent(
        events.repairCodeRequested,
        after,
        {
          repair_id: file.id,
          repair_rozo_id: file.fileNumber,
          gender: file.kind,
          entity_name: file.entityName,
          phone: reader.address,
          sealed_code: ports.codes.seal(code),
          expires_at: expiresAt.toISOString(),
          ...namedReaderOf(context, reader),
        },
        { now, requestId, eventId },
      ),
    ],
  };
}

/** What waits for an answer with one more code, which is bound to the invoice that is there. */
export function codeSent(
  { file: { code, invoiceCents, premiumCents }, now }: Pick<ProofContext, 'file' | 'now'>,
  newCode: SentCode,
): PendingCode {
  const amounts = invoiceCents === undefined || premiumCents === undefined ? {} : { invoiceCents, premiumCents };
  return withNewCode<SentCode>(code, { ...newCode, ...amounts }, { now, maxTries: smsLimits.tries });
}

/** How file and history mark a code that went where the client said. */
export const markOf = ({ isNamedByClient }: Pick<CodeReader, 'isNamedByClient'>) =>
  isNamedByClient ? ({ isNamedByClient } as const) : {};

interface Sent {
  /** A number in its +33 form, or a mail address. */
  readonly address: string;
  readonly eventId: string;
  /** By SMS, unless told otherwise. */
  readonly channel?: Exclude<CodeChannel, 'sms'>;
  readonly isNamedByClient?: boolean;
}

/**
 * The messages of a file with one more. Throws TooManyRequestsException when this number or address had one a moment ago,
 * or had all that it may have; of those that a client names all of a file are counted together. What went out for an earlier confirmation does not count.
 */
export function sentTo(
  { ports, file, now }: Pick<ProofContext, 'ports' | 'file' | 'now'>,
  { address, isNamedByClient = false, ...send }: Sent,
): SmsRecord {
  const phoneHash = ports.codes.phoneHash(file.id, address);
  const sends = file.sms?.sends ?? [];
  const confirmedAt = file.history.findLast(({ code }) => code === 'VAL')?.recordedAt;
  const ofThisConfirmation = sends.filter(({ at }) => !(confirmedAt && at <= confirmedAt));
  requireSpacing(
    ofThisConfirmation.filter((earlier) => earlier.phoneHash === phoneHash && earlier.channel === send.channel),
    { now, ...smsLimits, most: smsLimits.perNumber },
  );
  if (isNamedByClient)
    requireSpacing(
      ofThisConfirmation.filter((earlier) => earlier.isNamedByClient === true),
      { now, ...namedCodeLimits, most: namedCodeLimits.perFile },
    );
  const message = { phoneHash, at: now, ...send, ...markOf({ isNamedByClient }) };
  return { sends: [...sends, message], lastEventId: send.eventId, delivery: 'pending' };
}

interface Spacing {
  readonly now: Date;
  readonly spacingMs: number;
  /** Messages at most. */
  readonly most: number;
}

function requireSpacing(messages: SmsRecord['sends'], { now, spacingMs, most }: Spacing): void {
  const last = messages.at(-1);
  const waitMs = last === undefined ? 0 : last.at.getTime() + spacingMs - now.getTime();
  if (waitMs > 0)
    throw appError('TooManyRequestsException', 'A code was just sent to this number.', {
      retryAfter: Math.ceil(waitMs / 1000),
    });
  if (messages.length >= most)
    throw appError('TooManyRequestsException', 'No more codes can be sent to this number for this repair.');
}
