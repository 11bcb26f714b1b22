import type { NotificationsConfig } from '../config.ts';
import type { Channels } from './channel.ts';
import { createMailChannel } from './mail-channel.ts';
import type { MailLook } from './mail-look.ts';
import type { SmsGateway } from './sms-gateway.ts';

type ChannelConfig = Pick<NotificationsConfig, 'SMTP_URL' | 'MAIL_FROM'>;

/** The ways out of the house, as the environment names them. */
export function openChannels(
  config: ChannelConfig,
  mailLook: () => MailLook,
  { channel: sms }: Pick<SmsGateway, 'channel'>,
): Channels {
  return {
    mail: createMailChannel({ url: config.SMTP_URL, from: config.MAIL_FROM, mailLook }),
    sms,
  };
}
