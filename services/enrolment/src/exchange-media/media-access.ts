import { appError } from '@alveole/contracts';
import { kindsReviewedBy } from '@alveole/domain';
import type { EnrolmentPorts } from '../ports.ts';
import type { Caller } from '../record/caller.ts';
import type { Establishment } from '../record/establishment.ts';
import { mediaPrefixOf } from '../record/establishment.ts';

export type MediaAccessPorts = Pick<EnrolmentPorts, 'establishments' | 'registrations' | 'now'>;

/** Below this lie objects that were verified; the second part of their name is the owner. */
const acceptedPrefix = 'accepted/';

/**
 * Lets an upload through, or throws `NotAuthorizedException`: below one's own prefix; for staff below an establishment's;
 * without a token below a registration's while its code lives, four objects a code.
 */
export async function admitUpload(ports: MediaAccessPorts, name: string, caller: Caller | undefined): Promise<void> {
  const owner = ownerOf(name);
  const allowed =
    caller === undefined
      ? await ports.registrations.admitObject(owner, name, ports.now())
      : await mayWriteBelow(ports, owner, caller);
  if (!allowed || !name.startsWith(mediaPrefixOf(owner))) throw foreignPrefix();
}

/** The prefix of the caller, or, for staff, of the establishment that they name. Throws `NotAuthorizedException`. */
export async function prefixFor(
  ports: MediaAccessPorts,
  entityId: string | undefined,
  caller: Caller,
): Promise<string> {
  const owner = entityId ?? caller.entityId;
  if (!(await mayWriteBelow(ports, owner, caller))) throw foreignPrefix();
  return mediaPrefixOf(owner);
}

/**
 * Lets a reader through: only accepted objects are served. A partner reads his own; ADM, who reviews repairs too, reads
 * all; ALL and FUB read the documents of the establishments that they review. Throws `NotFoundException`, `NotAuthorizedException`.
 */
export async function admitReading(ports: MediaAccessPorts, name: string, caller: Caller): Promise<void> {
  if (!name.startsWith(acceptedPrefix)) throw appError('NotFoundException', 'Unknown media.');
  const owner = ownerOf(name.slice(acceptedPrefix.length));
  if (caller.role === 'REP' ? owner === caller.entityId : caller.role === 'ADM') return;
  const establishment = caller.role === 'REP' ? undefined : await ports.establishments.byId(owner);
  if (!establishment || !isDocumentForReview(establishment, name, caller)) throw foreignPrefix();
}

function isDocumentForReview({ kind, profile }: Establishment, name: string, { role }: Caller): boolean {
  return kindsReviewedBy(role).includes(kind) && (profile.documents ?? []).some((document) => document.name === name);
}

async function mayWriteBelow(
  { establishments }: MediaAccessPorts,
  owner: string,
  { role, entityId }: Caller,
): Promise<boolean> {
  if (role === 'REP') return owner === entityId;
  const establishment = await establishments.byId(owner);
  return establishment !== undefined && (role === 'ADM' || kindsReviewedBy(role).includes(establishment.kind));
}

/** Whose object a name is: its first part. */
export const ownerOf = (name: string): string => name.split('/')[0] ?? '';
const foreignPrefix = () => appError('NotAuthorizedException', 'This media belongs to somebody else.');
