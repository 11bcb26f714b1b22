import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';
import { id } from '../values/primitives.ts';
import { requestReference } from './wire.ts';

const personRequestCodeRequested = defineEvent(
  'request.code-requested',
  1,
  'A code shows who asks for his data: it goes by SMS or mail to what the files hold',
  z.object({
    request_id: id,
    reference: requestReference,
    channel: z.enum(['sms', 'mail']),
    sealed_recipient: z.string(),
    sealed_code: z.string(),
    expires_at: z.iso.datetime(),
  }),
);

const personRequestAnswered = defineEvent(
  'request.answered',
  1,
  'The desk writes to a person about his request: an answer, a refusal, or why it takes longer',
  z.object({
    request_id: id,
    reference: requestReference,
    sealed_mail: z.string(),
    sealed_text: z.string(),
  }),
);

export const personRequestEvents = { personRequestCodeRequested, personRequestAnswered } as const;
