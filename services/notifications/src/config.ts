import { environmentFields } from '@alveole/service-kit';
import { z } from 'zod';

/** What notifications reads from its environment besides what every service does. */
export const notificationsConfig = z.object({
  SEALING_KEY: environmentFields.SEALING_KEY,
  SMTP_URL: environmentFields.SMTP_URL,
  MAIL_FROM: environmentFields.MAIL_FROM,
  ALERT_MAIL: environmentFields.ALERT_MAIL,
  SMS_PROVIDER: environmentFields.SMS_PROVIDER,
  SMS_URL: environmentFields.SMS_URL,
  /** Name of the sender, of eleven letters and digits at most; needed by `ovh` and `brevo`. */
  SMS_SENDER: z
    .string()
    .regex(/^[A-Za-z0-9 ]{1,11}$/, 'must be 1 to 11 letters and digits')
    .optional(),
  /** Name of the SMS service at OVHcloud. */
  SMS_ACCOUNT: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,40}$/, 'must be the name of an SMS service')
    .optional(),
  /** The API key of Brevo, or the application key of OVHcloud. */
  SMS_API_KEY: z.string().min(8, 'must be a key').optional(),
  /** The application secret of OVHcloud. */
  SMS_API_SECRET: z.string().min(8, 'must be a key').optional(),
  /** The consumer key of OVHcloud. */
  SMS_CONSUMER_KEY: z.string().min(8, 'must be a key').optional(),
  /** Stands in the path of the provider's delivery callback. */
  SMS_CALLBACK_SECRET: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/, 'must be 16 to 128 letters, digits, - or _'),
  /** Signs what is asked of the SMS provider, and what it reports. */
  SMS_SIGNING_SECRET: environmentFields.SMS_SIGNING_SECRET,
  AUTH_URL: environmentFields.AUTH_URL,
  ENROLMENT_URL: environmentFields.ENROLMENT_URL,
  PROGRAMME_NAME: environmentFields.PROGRAMME_NAME,
  CONTACT_PROFESSIONALS: environmentFields.CONTACT_PROFESSIONALS,
  CAMPAIGN: environmentFields.CAMPAIGN,
  CAMPAIGNS_DIR: environmentFields.CAMPAIGNS_DIR,
  /** `own-machine`: webhooks may call programs of this machine too, where an installation is only tried. */
  WEBHOOK_RECEIVERS: z.enum(['public', 'own-machine'], 'must be public or own-machine').default('public'),
  /** Whether this instance makes the calls of webhooks; `off`: another one does. */
  WEBHOOK_CALLS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  /** The HTTP API of the broker, of a user who manages it: there consumers outside are made and ended. */
  BROKER_MANAGEMENT_URL: environmentFields.BROKER_MANAGEMENT_URL.optional(),
  PUBLIC_URL: environmentFields.PUBLIC_URL,
  BASE_PATH: environmentFields.BASE_PATH,
});

export type NotificationsConfig = z.output<typeof notificationsConfig>;
