import type { EnrolmentPorts } from '../ports.ts';
import { mediaPrefixOf } from '../record/establishment.ts';

/** Milliseconds after the end of a code: its uploads go, and the registration with them. */
export const sweepDelay = 24 * 3600_000;
/** A presigned URL outlives the code by at most this. Milliseconds. */
const longestUpload = 15 * 60_000;

export type SweepPorts = Pick<EnrolmentPorts, 'registrations' | 'media' | 'now'>;

/** Removes what registrations uploaded a day ago and more; accepted copies stay. Answers how many objects went. */
export async function sweepUploads({ registrations, media, now }: SweepPorts): Promise<number> {
  const expired = await registrations.expiredBefore(new Date(now().getTime() - sweepDelay));
  let removed = 0;
  for (const registration of expired) {
    const before = new Date(registration.expiresAt.getTime() + longestUpload);
    removed += await media.removeUploads(mediaPrefixOf(registration.entityId), before);
    await registrations.markSwept(registration, now());
  }
  return removed;
}
