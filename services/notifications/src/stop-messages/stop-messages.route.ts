import { messageRoutes } from '@alveole/contracts/message';
import { implement } from '@alveole/service-kit';
import type { NotificationsPorts } from '../ports.ts';
import { resumeMessages } from './resume-messages.ts';
import { stopMessages, undoStop } from './stop-messages.ts';

/** What a person asks not to receive, and asks for again. */
export function stopMessagesRoutes(ports: NotificationsPorts) {
  return [
    implement(messageRoutes.stopMessages, async ({ params }) => ({ topic: await stopMessages(ports, params.token) })),
    implement(messageRoutes.undoStopMessages, async ({ params }) => ({ topic: await undoStop(ports, params.token) })),
    implement(messageRoutes.resumeMessages, async ({ body, actor }) => {
      await resumeMessages(ports, body, actor);
      return { status: 'ok' as const };
    }),
  ];
}
