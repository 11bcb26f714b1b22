import type { EventHandlers } from '@alveole/messaging';
import type { DeliverPorts } from '../delivery/deliver.ts';
import { deliver } from '../delivery/deliver.ts';
import { recoveryCodeMail, registrationCodeMail } from '../message/code-messages.ts';
import type { Message } from '../message/message.ts';

interface CodeEvent {
  readonly event_id: string;
  readonly aggregate_id: string;
  readonly data: { readonly mail: string; readonly sealed_code: string; readonly expires_at: string };
}

/** Codes of registration and recovery go out by mail. @param open unseals the digits */
export function sendCodesByMailConsumer(ports: DeliverPorts, open: (sealed: string) => string) {
  const send =
    (write: (to: string, code: string) => Message) =>
    async ({ event_id, aggregate_id, data }: CodeEvent) =>
      deliver(
        ports,
        { event_id, aggregate_id, expires_at: Date.parse(data.expires_at) },
        write(data.mail, open(data.sealed_code)),
      );
  return {
    'registration.code-requested': send(registrationCodeMail),
    'account.recovery-code-requested': send(recoveryCodeMail),
  } satisfies EventHandlers;
}
