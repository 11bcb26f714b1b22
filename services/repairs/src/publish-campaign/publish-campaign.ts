import { acceptedValue, appError } from '@alveole/contracts';
import { decidePublication, calendarDay } from '@alveole/domain';
import type { CampaignVersion } from '../record/campaign-version.ts';
import type { Person } from '../record/people.ts';
import { versionMismatch } from '../wire/refusals.ts';
import { requireRoomForBound } from './room-for-bound.ts';
import type { CampaignPorts } from './propose-campaign.ts';

/** Which version is meant, as it was read. */
export interface ReadVersion {
  readonly id: string;
  readonly rowHash: string;
}

/**
 * Publishes a proposed version; this instance follows it at once, the others soon. Throws NotFoundException,
 * NotAuthorizedException, TransitionRefusedException, RepairVersionMismatchException, ValidationException where an envelope is
 * below what is committed.
 */
export async function publishCampaign(
  ports: CampaignPorts,
  read: ReadVersion,
  person: Person,
  requestId = '',
): Promise<CampaignVersion> {
  const version = await requireVersion(ports, read);
  acceptedValue(decidePublication({ ...version, today: calendarDay(ports.now()) }));
  await ports.requireSecondPerson({ firstId: version.proposedBy.userId, secondId: person.userId }, requestId);
  await requireRoomForBound(ports, version.campaign);
  const settled = await settle(ports, version, 'published', person);
  await ports.campaigns.refresh();
  return settled;
}

/** The version that is meant, as it was read. Throws NotFoundException, RepairVersionMismatchException. */
export async function requireVersion(
  { campaignVersions }: CampaignPorts,
  { id, rowHash }: ReadVersion,
): Promise<CampaignVersion> {
  const version = await campaignVersions.byId(id);
  if (version === undefined) throw versionNotFound();
  if (version.rowHash !== rowHash) throw versionMismatch();
  return version;
}

/** Writes who settled a version. Throws RepairVersionMismatchException when somebody else did meanwhile. */
export async function settle(
  { campaignVersions, now }: CampaignPorts,
  version: CampaignVersion,
  state: 'published' | 'withdrawn',
  { userId, userName }: Person,
): Promise<CampaignVersion> {
  const settled = await campaignVersions.settle(version, { state, settledBy: { userId, userName, at: now() } });
  if (settled === undefined) throw versionMismatch();
  return settled;
}

/** No version has this id. */
export function versionNotFound() {
  return appError('NotFoundException', 'No such version of the campaign.');
}
