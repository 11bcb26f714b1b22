import type { EventHandlers } from '@alveole/messaging';
import { answerPerson, sendIdentityCode } from './answer-person.ts';
import type { AnswerPersonPorts } from './answer-person.ts';

export function answerPersonConsumer(ports: AnswerPersonPorts) {
  return {
    'request.code-requested': ({ event_id, data }) =>
      sendIdentityCode(
        ports,
        { eventId: event_id, aggregateId: data.request_id, expiresAt: new Date(data.expires_at) },
        {
          channel: data.channel,
          reference: data.reference,
          sealedRecipient: data.sealed_recipient,
          sealedCode: data.sealed_code,
        },
      ),
    'request.answered': ({ event_id, data }) =>
      answerPerson(
        ports,
        { eventId: event_id, aggregateId: data.request_id },
        { reference: data.reference, sealedMail: data.sealed_mail, sealedText: data.sealed_text },
      ),
  } satisfies EventHandlers;
}
