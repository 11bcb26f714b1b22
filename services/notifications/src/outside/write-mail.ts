import type { Message } from '../record/message.ts';
import { textOf } from '../record/message.ts';
import type { OptOutLinks } from '../record/opt-out-link.ts';
import { htmlOf, optOutWords } from './mail-html.ts';
import type { MailLook } from './mail-look.ts';

/** A mail as it leaves: the same words as text and as HTML, and the headers of its kind. */
export interface WrittenMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/**
 * Says who stops what; a client shows a button of its own for the headers (RFC 2369, RFC 8058).
 * @param mailLook in whose name and colour it is written
 */
export function writeMail(message: Message, mailLook: MailLook): WrittenMail {
  const { subject, optOut } = message;
  const foot = mailLook.foot.length > 0 ? [`-- \n${mailLook.foot.join('\n')}`] : [];
  const text = [textOf(message), ...foot, ...(optOut ? [`${optOutWords}\u00a0: ${optOut.page}`] : [])].join('\n\n');
  return { subject, text, html: htmlOf(message, mailLook), headers: optOut ? headersOf(optOut) : {} };
}

const headersOf = ({ page, oneClick }: OptOutLinks) => ({
  'List-Unsubscribe': `<${oneClick}>, <${page}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
