import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import { smsLimits } from '@alveole/domain';
import type { Effect } from '../record/effect.ts';
import { repairEvent } from '../record/repair-events.ts';
import { codeSent, sentTo } from './send-code.ts';
import type { ProofContext } from './proof-context.ts';

interface Sealed {
  readonly proof: 'code' | 'link';
  readonly sealed: string;
  readonly expiresAt: Date;
  readonly eventId: string;
  /** The rule 'mail-possible' has refused an absent one. */
  readonly mail: string;
}

/**
 * MEL: a code to the address that the beneficiary gave to the programme. The codes before it stay good until their
 * end; it lives as long, and their tries are counted together. Throws TooManyRequestsException when the address had its messages.
 */
export function mailCode(context: ProofContext): Effect {
  const { ports, file, facts, now } = context;
  const mail = facts.mail as string;
  const eventId = randomUUID();
  const sms = sentTo(context, { address: mail, eventId, channel: 'mail' });
  const code = ports.codes.draw();
  const expiresAt = new Date(now.getTime() + smsLimits.codeLifetimeMs);
  return {
    set: { code: codeSent(context, { hash: ports.codes.hash(file.id, code), expiresAt, channel: 'mail' }), sms },
    events: mailed(context, { proof: 'code', sealed: ports.codes.seal(code), expiresAt, eventId, mail }),
  };
}

/**
 * LIEN: a link to the page where the beneficiary confirms what he sees there: the amounts of this moment. It voids the link
 * before. Throws TooManyRequestsException when the address had its messages.
 */
export function mailLink(context: ProofContext): Effect {
  const { ports, file, facts, now } = context;
  const mail = facts.mail as string;
  const eventId = randomUUID();
  const sms = sentTo(context, { address: mail, eventId, channel: 'link' });
  const secret = ports.codes.drawSecret();
  const expiresAt = new Date(now.getTime() + smsLimits.linkLifetimeMs);
  const { invoiceCents = 0, premiumCents = 0 } = file; // The rule 'amount-known' has refused a file without.
  return {
    set: { link: { hash: ports.codes.hashSecret(file.id, secret), expiresAt, invoiceCents, premiumCents }, sms },
    events: mailed(context, {
      proof: 'link',
      sealed: ports.codes.seal(`${file.id}.${secret}`),
      expiresAt,
      eventId,
      mail,
    }),
  };
}

function mailed(
  { file, now, requestId }: ProofContext,
  { proof, sealed, expiresAt, eventId, mail }: Sealed,
): Effect['events'] {
  return (after) => [
    repairEvent(
      events.repairProofMailed,
      after,
      {
        repair_id: file.id,
        repair_rozo_id: file.fileNumber,
        gender: file.kind,
        entity_name: file.entityName,
        mail,
        proof,
        sealed_code: sealed,
        expires_at: expiresAt.toISOString(),
      },
      { now, requestId, eventId },
    ),
  ];
}
