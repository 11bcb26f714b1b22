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
    await settleAccount(ports, registration);
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
 * Forgets the registration, with the account that it prepared and never opened. Of the time when accounts were opened
 * first there may be one without establishment: its owner may then go on. Where auth is away the next sweep settles it.
 */
async function settleAccount(ports: SweepPorts, registration: Registration): Promise<void> {
  const { registrations, establishments, accounts, now } = ports;
  const { entityId } = registration;
  const isWhole = !isUnfinished(registration) || (await establishments.byId(entityId)) !== undefined;
  const left = isWhole ? { isOpen: false } : await accounts.withdraw(entityId).catch(() => undefined);
  if (left?.isOpen) await registrations.markSwept(registration, now());
  else if (left) await registrations.forget(registration);
}
