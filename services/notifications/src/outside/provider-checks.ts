import { createBrokerManagement } from '@alveole/messaging';
import type { Check } from '@alveole/service-kit/service';
import { createTransport } from 'nodemailer';
import type { NotificationsConfig } from '../config.ts';

const timeout = 5_000;

/** Tries the ways out of the house without sending anything: the mail server takes the account, the SMS provider answers. */
export function providerChecks({
  SMTP_URL,
  SMS_URL,
  BROKER_MANAGEMENT_URL,
}: Pick<NotificationsConfig, 'SMTP_URL' | 'SMS_URL' | 'BROKER_MANAGEMENT_URL'>): readonly Check[] {
  return [
    ...(BROKER_MANAGEMENT_URL === undefined ? [] : [managementCheck(BROKER_MANAGEMENT_URL)]),
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

/** Asks the broker who manages it: a user who may not make others is no use. */
const managementCheck = (url: string): Check => ({
  part: 'gestion de RabbitMQ',
  variables: ['BROKER_MANAGEMENT_URL'],
  async tries() {
    const known = await createBrokerManagement(url).get<{ tags: readonly string[] | string }>('/whoami');
    if (!known?.tags.includes('administrator')) throw new Error('ce compte n’est pas administrateur');
    return 'compte accepté';
  },
});
