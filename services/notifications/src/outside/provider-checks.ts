import type { Check } from '@alveole/service-kit/service';
import { createTransport } from 'nodemailer';
import type { NotificationsConfig } from '../config.ts';

const timeout = 5_000;

/** Tries the ways out of the house without sending anything: the mail server takes the account, the SMS provider answers. */
export function providerChecks({
  SMTP_URL,
  SMS_URL,
}: Pick<NotificationsConfig, 'SMTP_URL' | 'SMS_URL'>): readonly Check[] {
  return [
    {
      part: 'courriel',
      variables: ['SMTP_URL'],
      async tries() {
        const transport = createTransport({ url: SMTP_URL, connectionTimeout: timeout, greetingTimeout: timeout });
        try {
          await transport.verify();
          return 'compte accepté';
        } finally {
          transport.close();
        }
      },
    },
    {
      part: 'SMS',
      variables: ['SMS_URL'],
      async tries() {
        const { status } = await fetch(SMS_URL, { method: 'HEAD', signal: AbortSignal.timeout(timeout) });
        if (status >= 500) throw new Error(`répond ${status}`);
        return 'répond ; aucun SMS n’est envoyé';
      },
    },
  ];
}
