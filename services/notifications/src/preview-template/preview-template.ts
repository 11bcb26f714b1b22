import type { TemplateName } from '@alveole/domain';
import type { NotificationsPorts } from '../ports.ts';
import { writeMail } from '../outside/write-mail.ts';
import type { WrittenMail } from '../outside/write-mail.ts';
import { textOf } from '../record/message.ts';
import { withOptOut } from '../record/with-opt-out.ts';
import { sampleMessages } from './sample-messages.ts';
import { smsSizeOf } from './sms-size.ts';
import type { SmsSize } from './sms-size.ts';

export type TemplatePreview =
  ({ readonly channel: 'mail' } & WrittenMail) | ({ readonly channel: 'sms'; readonly text: string } & SmsSize);

/** A template as it leaves, by the code that sends it, with sample data. */
export function previewTemplate(
  ports: Pick<NotificationsPorts, 'pages' | 'programmeName' | 'mailLook' | 'optOutLinks'>,
  template: TemplateName,
): TemplatePreview {
  const message = withOptOut(ports, sampleMessages[template](ports));
  if (message.channel === 'mail') return { channel: 'mail', ...writeMail(message, ports.mailLook()) };
  const text = textOf(message);
  return { channel: 'sms', text, ...smsSizeOf(text) };
}
