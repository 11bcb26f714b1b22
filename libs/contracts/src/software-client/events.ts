import { z } from 'zod';
import { defineEvent } from '../define/define-event.ts';

/** Each service counts what software calls of it, and tells the whole of a day: told twice it counts once. */
export const clientCallsCounted = defineEvent(
  'client.calls-counted',
  1,
  'How often software has called a service on a day, up to now',
  z.object({
    client_id: z.string(),
    service: z.string(),
    day: z.iso.date(),
    calls: z.int(),
    last_call_at: z.iso.datetime(),
  }),
);

export const clientEvents = { clientCallsCounted } as const;
