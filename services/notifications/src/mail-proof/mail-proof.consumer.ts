import type { EventHandlers } from '@alveole/messaging';
import { mailProof } from './mail-proof.ts';
import type { MailProofPorts } from './mail-proof.ts';

export function mailProofConsumer(ports: MailProofPorts) {
  return {
    'repair.proof-mailed': ({
      event_id,
      data: { repair_id, mail, entity_name, gender, proof, sealed_code, expires_at },
    }) =>
      mailProof(
        ports,
        { eventId: event_id, aggregateId: repair_id, expiresAt: new Date(expires_at) },
        { mail, entityName: entity_name, kind: gender, proof, sealed: sealed_code },
      ),
  } satisfies EventHandlers;
}
