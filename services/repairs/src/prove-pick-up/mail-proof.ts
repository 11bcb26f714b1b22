import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { OperationData } from '@alveole/contracts/repair';
import { smsLimits } from '@alveole/domain';
import type { Effect } from '../record/effect.ts';
import { repairEvent } from '../record/repair-events.ts';
import { mailReader, namedReaderOf } from './code-reader.ts';
import type { CodeReader, SendingContext } from './code-reader.ts';
import { codeSent, markOf, sentTo } from './send-code.ts';
import type { ProofContext } from './proof-context.ts';

interface Sealed {
  readonly proof: 'code' | 'link';
  readonly sealed: string;
  readonly expiresAt: Date;
  readonly eventId: string;
  readonly reader: CodeReader;
}

/**
 * MEL: a code to the address that the beneficiary gave to the programme, or to one that he names for this once. The codes before it stay good until their
 * end; it lives as long, and their tries are counted together. Throws TooManyRequestsException when the address had its messages, or the
 * file its codes to others, and what `mailReader` throws.
 */
export async function mailCode(
  context: SendingContext,
  { mail: namedMail }: OperationData['MEL'] = {},
): Promise<Effect> {
  const { ports, file, now } = context;
  const reader = await mailReader(context, namedMail);
  const eventId = randomUUID();
  const sms = sentTo(context, { ...reader, eventId, channel: 'mail' });
  const code = ports.codes.draw();
  const expiresAt = new Date(now.getTime() + smsLimits.codeLifetimeMs);
  return {
    set: {
      code: codeSent(context, {
        hash: ports.codes.hash(file.id, code),
        expiresAt,
        channel: 'mail',
        ...markOf(reader),
      }),
      sms,
    },
    details: markOf(reader),
    events: mailed(context, { proof: 'code', sealed: ports.codes.seal(code), expiresAt, eventId, reader }),
  };
}

/**
 * LIEN: a link to the page where the beneficiary confirms what he sees there: the amounts of this moment. It voids the link
 * before. Throws TooManyRequestsException when the address had its messages.
 */
export function mailLink(context: ProofContext): Effect {
  const { ports, file, facts, now } = context;
  const reader = { address: facts.mail as string, isNamedByClient: false }; // 'mail-possible' has refused an absent one.
  const eventId = randomUUID();
  const sms = sentTo(context, { ...reader, eventId, channel: 'link' });
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
      reader,
    }),
  };
}

function mailed(context: ProofContext, { proof, sealed, expiresAt, eventId, reader }: Sealed): Effect['events'] {
  const { file, now, requestId } = context;
  return (after) => [
    repairEvent(
      events.repairProofMailed,
      after,
      {
        repair_id: file.id,
        repair_rozo_id: file.fileNumber,
        gender: file.kind,
        entity_name: file.entityName,
        mail: reader.address,
        proof,
        sealed_code: sealed,
        expires_at: expiresAt.toISOString(),
        ...namedReaderOf(context, reader),
      },
      { now, requestId, eventId },
    ),
  ];
}
