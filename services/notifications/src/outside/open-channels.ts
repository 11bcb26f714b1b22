import type { NotificationsConfig } from '../config.ts';
import type { Channels } from './channel.ts';
import { createMailChannel } from './mail-channel.ts';
import type { MailLook } from './mail-look.ts';
import { createSmsChannel } from './sms-channel.ts';

type ChannelConfig = Pick<NotificationsConfig, 'SMTP_URL' | 'MAIL_FROM' | 'SMS_URL' | 'SMS_SIGNING_SECRET'>;

/** The ways out of the house, as the environment names them. */
export function openChannels(config: ChannelConfig, mailLook: () => MailLook, now: () => Date): Channels {
  return {
    mail: createMailChannel({ url: config.SMTP_URL, from: config.MAIL_FROM, mailLook }),
    sms: createSmsChannel({ url: config.SMS_URL, secret: config.SMS_SIGNING_SECRET, now }),
  };
}
