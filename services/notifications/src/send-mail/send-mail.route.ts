import { messageRoutes } from '@alveole/contracts/message';
import { implement } from '@alveole/service-kit';
import { sendCodedMail } from './send-coded-mail.ts';
import type { SendCodedMailPorts } from './send-coded-mail.ts';
import { sendMail } from './send-mail.ts';
import type { SendMailPorts } from './send-mail.ts';

const sent = { status: 'ok' as const };

/** What staff write themselves, and the mails of codes. */
export function sendMailRoutes(ports: SendMailPorts & SendCodedMailPorts) {
  return [
    implement(messageRoutes.sendMail, async ({ body, actor }) => {
      const { to, subject, text_body = '', html_body = '' } = body;
      await sendMail(ports, { to, subject, text: text_body.trim() === '' ? html_body : text_body }, actor);
      return sent;
    }),
    implement(messageRoutes.sendMailV2, async ({ body, actor: { role }, requestId }) => {
      const { code, entity_id: entityId, lines } = body;
      await sendCodedMail(ports, { code, entityId, lines }, { role, requestId });
      return sent;
    }),
  ];
}
