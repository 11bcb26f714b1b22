import { messageRoutes } from '@alveole/contracts/message';
import { implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { previewTemplate } from './preview-template.ts';

export function previewTemplateRoute(ports: NotificationsPorts) {
  return implement(messageRoutes.previewTemplate, ({ params }) => {
    const preview = previewTemplate(ports, params.template);
    if (preview.channel === 'sms') return preview;
    const headers = Object.entries(preview.headers).map(([name, value]) => ({ name, value }));
    return { ...preview, headers };
  });
}
