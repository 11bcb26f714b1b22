import { createBrokerManagement } from '@alveole/messaging';
import type { Check } from '@alveole/service-kit/service';
import { createTransport } from 'nodemailer';
import type { NotificationsConfig } from '../config.ts';
import { openSmsGateway, smsVariables } from './open-sms-gateway.ts';
import type { SmsConfig } from './open-sms-gateway.ts';

const timeout = 5_000;

type CheckedConfig = SmsConfig & Pick<NotificationsConfig, 'SMTP_URL' | 'BROKER_MANAGEMENT_URL'>;

/** Tries the ways out of the house without sending anything: the mail server takes the account, the SMS provider answers. */
export function providerChecks(config: CheckedConfig): readonly Check[] {
  const { SMTP_URL, BROKER_MANAGEMENT_URL } = config;
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
      variables: smsVariables(config),
      // Opened here, so that a setting that is missing is told in the table too.
      tries: async () => openSmsGateway(config, () => new Date()).tries(),
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
