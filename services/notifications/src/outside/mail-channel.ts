import { createTransport } from 'nodemailer';
import type { Channel, HandOver } from './channel.ts';
import { senderOf } from './mail-look.ts';
import type { MailLook } from './mail-look.ts';
import { writeMail } from './write-mail.ts';

export interface MailChannelOptions {
  /** `smtp://…` or `smtps://…`. */
  readonly url: string;
  /** Sender, for example `Alvéole <ne-pas-repondre@alveole.example>`. */
  readonly from: string;
  /** As it is when a mail leaves. */
  readonly mailLook: () => MailLook;
}

/** Mails by SMTP. SMTP knows no idempotency key: a connection cut after the text leaves the fate unknown. */
export function createMailChannel({ url, from, mailLook }: MailChannelOptions): Channel {
  const transport = createTransport(url);
  return {
    knowsKeys: false,
    async send(message, key) {
      try {
        await transport.sendMail({
          from: senderOf(from, mailLook()),
          to: message.to,
          ...writeMail(message, mailLook()),
          messageId: `<${key}@alveole>`,
          disableFileAccess: true,
          disableUrlAccess: true,
        });
        return { fate: 'sent', reference: key };
      } catch (error) {
        return fateOf(error as SmtpError);
      }
    },
  };
}

interface SmtpError {
  readonly responseCode?: number;
  readonly command?: string;
}

/** nodemailer names the command under way; before DATA nothing has been handed over. */
function fateOf({ responseCode, command }: SmtpError): HandOver {
  if (responseCode !== undefined && responseCode >= 500) return { fate: 'refused', reason: `SMTP ${responseCode}` };
  if (responseCode !== undefined || command !== 'DATA') return { fate: 'away' };
  return { fate: 'unknown' };
}
