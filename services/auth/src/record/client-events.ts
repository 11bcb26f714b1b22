import { randomUUID } from 'node:crypto';
import { events } from '@alveole/contracts';
import type { EventEnvelope } from '@alveole/contracts';
import type { SoftwareClient } from './software-client.ts';

/**
 * The event of a write after which tokens of software are refused by every service.
 * @param endedId the client, one of its secrets, one of its tokens, or what a shop allowed it: tokens that name it are refused, whenever they were issued
 */
export function accessEnded({ sequence }: Pick<SoftwareClient, 'sequence'>, endedId: string, at: Date): EventEnvelope {
  return events.sessionsEnded.create({
    event_id: randomUUID(),
    occurred_at: at.toISOString(),
    aggregate_id: endedId,
    sequence: sequence + 1,
    data: { may_sign_in: false },
  });
}
