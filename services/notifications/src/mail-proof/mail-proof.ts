import { deliverMessage } from '../deliver-message/deliver-message.ts';
import type { DeliverPorts } from '../deliver-message/deliver-message.ts';
import type { NotificationsPorts } from '../ports.ts';
import type { Occasion } from '../record/delivery.ts';
import type { Message } from '../record/message.ts';
import { codeMail, linkMail } from './proof-mails.ts';
import type { ProofRequest } from './proof-mails.ts';

export type MailProofPorts = DeliverPorts & Pick<NotificationsPorts, 'openText' | 'pages'>;

export interface SealedProof extends ProofRequest {
  readonly proof: 'code' | 'link';
  readonly sealed: string;
}

/** A file whose SMS does not arrive asked for its proof by mail: a code, or a link to confirm with. */
export function mailProof(ports: MailProofPorts, occasion: Occasion, request: SealedProof): Promise<void> {
  return deliverMessage(ports, occasion, messageOf(ports, request));
}

function messageOf({ openText, pages }: MailProofPorts, { proof, sealed, ...request }: SealedProof): Message {
  const opened = openText(sealed);
  return proof === 'code' ? codeMail(request, opened) : linkMail(request, opened, pages);
}
