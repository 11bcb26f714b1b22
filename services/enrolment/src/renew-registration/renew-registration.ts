import { appError } from '@alveole/contracts';
import { mailCodeLimits } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';

export type RenewRegistrationPorts = Pick<EnrolmentPorts, 'registrations' | 'now'>;

/** Milliseconds after its mail beyond which no work keeps a code alive. */
const longest = 12 * 3_600_000;

/**
 * The form is worked on: its code and its place for documents live on for a whole life of a code.
 * Answers until when. Throws `NotAuthorizedException` once they are over, as a code that was typed too late.
 */
export async function renewRegistration(
  { registrations, now }: RenewRegistrationPorts,
  entityId: string,
): Promise<Date> {
  const at = now();
  const until = new Date(at.getTime() + mailCodeLimits.lifetimeMs);
  const sentAfter = new Date(at.getTime() - longest);
  if (await registrations.prolong(entityId, { now: at, until, sentAfter })) return until;
  throw appError('NotAuthorizedException', 'Code expired or invalid.');
}
