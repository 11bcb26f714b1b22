import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { PersonRequest } from '../record/person-request.ts';

type Written = Pick<PersonRequest, 'id' | 'reference' | 'sequence'>;

export interface RequestedCode {
  readonly channel: 'sms' | 'mail';
  readonly sealedRecipient: string;
  readonly sealedCode: string;
  readonly expiresAt: Date;
}

export function codeRequested(read: Written, at: Date, code: RequestedCode): EventEnvelope {
  return events.personRequestCodeRequested.create({
    ...stamp(read, at),
    data: {
      request_id: read.id,
      reference: read.reference,
      channel: code.channel,
      sealed_recipient: code.sealedRecipient,
      sealed_code: code.sealedCode,
      expires_at: code.expiresAt.toISOString(),
    },
  });
}

export function requestAnswered(read: Written, at: Date, sealedMail: string, sealedText: string): EventEnvelope {
  return events.personRequestAnswered.create({
    ...stamp(read, at),
    data: { request_id: read.id, reference: read.reference, sealed_mail: sealedMail, sealed_text: sealedText },
  });
}

const stamp = ({ id, sequence }: Written, at: Date) => ({
  event_id: randomUUID(),
  occurred_at: at.toISOString(),
  aggregate_id: id,
  sequence: sequence + 1,
});
