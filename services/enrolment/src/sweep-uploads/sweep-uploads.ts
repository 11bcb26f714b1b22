import type { EnrolmentPorts } from '../ports.ts';
import { mediaPrefixOf } from '../record/establishment.ts';
import { isUnfinished } from '../record/registration.ts';
import type { Registration } from '../record/registration.ts';

const minute = 60_000;

/** A presigned URL outlives the code by at most this. Milliseconds. */
const longestUpload = 15 * minute;
/** After the end of a code its uploads go, and the registration with them: five minutes after the last URL. Milliseconds. */
export const sweepDelay = longestUpload + 5 * minute;
/** The age at which an upload goes, however often its registration asked for another code. Milliseconds. */
export const oldestUpload = 60 * minute;

export type SweepPorts = Pick<EnrolmentPorts, 'registrations' | 'establishments' | 'accounts' | 'media' | 'now'>;

/**
 * Removes what no registration took up, and the account that one prepared and never opened; accepted copies stay.
 * Answers how many objects went.
 */
export async function sweepUploads(ports: SweepPorts): Promise<number> {
  return (await sweepExpired(ports)) + (await sweepOld(ports));
}

async function sweepExpired(ports: SweepPorts): Promise<number> {
  const { registrations, media, now } = ports;
  const expired = await registrations.expiredBefore(new Date(now().getTime() - sweepDelay));
  let removed = 0;
  for (const registration of expired) {
    const before = new Date(registration.expiresAt.getTime() + longestUpload);
    removed += await media.removeUploads(mediaPrefixOf(registration.entityId), before);
    if (await hasOrphan(ports, registration)) await registrations.markSwept(registration, now());
    else await registrations.forget(registration);
  }
  return removed;
}

/** A registration whose code is renewed again and again never expires. */
async function sweepOld({ registrations, media, now }: SweepPorts): Promise<number> {
  const before = new Date(now().getTime() - oldestUpload);
  let removed = 0;
  for (const entityId of await registrations.uploadingSince(before)) {
    removed += await media.removeUploads(mediaPrefixOf(entityId), before);
    await registrations.noteUploadsSince(entityId, before);
  }
  return removed;
}

/**
 * Whether an account without establishment hangs on a registration, which its owner may then go on with. None does but
 * of the time when accounts were opened first: one that was only prepared is withdrawn here.
 */
async function hasOrphan({ establishments, accounts }: SweepPorts, registration: Registration): Promise<boolean> {
  if (!isUnfinished(registration) || (await establishments.byId(registration.entityId))) return false;
  return (await accounts.withdraw(registration.entityId)).isOpen;
}
