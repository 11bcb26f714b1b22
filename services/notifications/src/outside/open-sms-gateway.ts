import { messageRoutes } from '@alveole/contracts/message';
import type { NotificationsConfig } from '../config.ts';
import { createBrevoGateway } from './brevo-sms.ts';
import { createOvhGateway } from './ovh-sms.ts';
import { createSmsChannel } from './sms-channel.ts';
import type { SmsGateway } from './sms-gateway.ts';

const settingNames = ['SMS_SENDER', 'SMS_ACCOUNT', 'SMS_API_KEY', 'SMS_API_SECRET', 'SMS_CONSUMER_KEY'] as const;
type Setting = (typeof settingNames)[number];
type Provider = NotificationsConfig['SMS_PROVIDER'];

export type SmsConfig = Pick<
  NotificationsConfig,
  'SMS_PROVIDER' | 'SMS_URL' | 'SMS_SIGNING_SECRET' | 'SMS_CALLBACK_SECRET' | 'PUBLIC_URL' | Setting
>;

/** What a provider is opened with: each of its settings is there. */
type Settings = Readonly<Record<Setting, string>>;

interface ProviderRow {
  /** What it needs besides `SMS_URL`. */
  readonly needs: readonly Setting[];
  readonly open: (config: SmsConfig & Settings, now: () => Date) => SmsGateway;
}

/** Every provider that this service speaks to. */
const providers: Readonly<Record<Provider, ProviderRow>> = {
  http: {
    needs: [],
    open: ({ SMS_URL: url, SMS_SIGNING_SECRET: secret }, now) => ({
      channel: createSmsChannel({ url, secret, now }),
      tries: () => triesAddress(url),
    }),
  },
  ovh: {
    needs: settingNames,
    open: (config, now) =>
      createOvhGateway({
        url: config.SMS_URL,
        account: config.SMS_ACCOUNT,
        sender: config.SMS_SENDER,
        applicationKey: config.SMS_API_KEY,
        applicationSecret: config.SMS_API_SECRET,
        consumerKey: config.SMS_CONSUMER_KEY,
        now,
      }),
  },
  brevo: {
    needs: ['SMS_SENDER', 'SMS_API_KEY'],
    open: (config) =>
      createBrevoGateway({
        url: config.SMS_URL,
        apiKey: config.SMS_API_KEY,
        sender: config.SMS_SENDER,
        reportUrl: brevoReportUrl(config),
      }),
  },
};

/** The variables that an operator looks at when a provider fails. */
export const smsVariables = ({ SMS_PROVIDER }: Pick<SmsConfig, 'SMS_PROVIDER'>): readonly string[] => [
  'SMS_URL',
  ...providers[SMS_PROVIDER].needs,
];

/** The provider that the environment names. @throws Error the settings that it lacks */
export function openSmsGateway(config: SmsConfig, now: () => Date): SmsGateway {
  const { needs, open } = providers[config.SMS_PROVIDER];
  const missing = needs.filter((name) => config[name] === undefined);
  if (missing.length > 0) throw new Error(`SMS_PROVIDER=${config.SMS_PROVIDER} needs ${missing.join(', ')}`);
  return open(config as SmsConfig & Settings, now);
}

function brevoReportUrl({ PUBLIC_URL, SMS_CALLBACK_SECRET }: SmsConfig): string {
  return `${PUBLIC_URL}/alveoleapi${messageRoutes.reportBrevoSms.path.replace(':secret', SMS_CALLBACK_SECRET)}`;
}

const answersWithin = 5_000;
const firstServerStatus = 500;

async function triesAddress(url: string): Promise<string> {
  const { status } = await fetch(url, { method: 'HEAD', signal: AbortSignal.timeout(answersWithin) });
  if (status >= firstServerStatus) throw new Error(`répond ${status}`);
  return 'répond ; aucun SMS n’est envoyé';
}
