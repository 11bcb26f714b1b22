import { mailPreviewRequestOf } from '@alveole/contracts/establishment';
import { messageRoutes } from '@alveole/contracts/message';
import { implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { previewMail } from './preview-mail.ts';

export function previewMailRoute(ports: NotificationsPorts) {
  return implement(messageRoutes.previewEntityMail, async ({ body, actor }) => {
    const { to, subject, paragraphs } = await previewMail(ports, mailPreviewRequestOf(body), actor);
    return { to, subject, paragraphs: [...paragraphs] };
  });
}
