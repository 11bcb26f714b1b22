import { appError } from '@alveole/contracts';
import { kindsReviewedBy } from '@alveole/domain';
import type { PersonActor } from '@alveole/service-kit';
import type { Establishment } from '../record/establishment.ts';
import { mediaPrefixOf } from '../record/establishment.ts';
import type { EstablishmentStore } from '../store/establishment-store.ts';
import type { RegistrationStore } from '../store/registration-store.ts';

export interface MediaAccessPorts {
  readonly establishments: Pick<EstablishmentStore, 'byId'>;
  readonly registrations: Pick<RegistrationStore, 'admitObject'>;
  readonly now: () => Date;
}

/** Below this lie objects that were verified; the second part of their name is the owner. */
const acceptedPrefix = 'accepted/';

/**
 * Lets an upload through, or throws `NotAuthorizedException`: below one's own prefix; for staff below an establishment's;
 * without a token below a registration's while its code lives, four objects a code.
 */
export async function admitUpload(
  ports: MediaAccessPorts,
  name: string,
  actor: PersonActor | undefined,
): Promise<void> {
  const owner = ownerOf(name);
  const allowed =
    actor === undefined
      ? await ports.registrations.admitObject(owner, name, ports.now())
      : await mayWriteBelow(ports, owner, actor);
  if (!allowed || !name.startsWith(mediaPrefixOf(owner))) throw foreignPrefix();
}

/** The prefix of the caller, or, for staff, of the establishment that they name. Throws `NotAuthorizedException`. */
export async function prefixFor(
  ports: MediaAccessPorts,
  entityId: string | undefined,
  actor: PersonActor,
): Promise<string> {
  const owner = entityId ?? actor.entity_id;
  if (!(await mayWriteBelow(ports, owner, actor))) throw foreignPrefix();
  return mediaPrefixOf(owner);
}

/**
 * Lets a reader through: only accepted objects are served. A partner reads his own; ADM, who reviews repairs too, reads
 * all; ALL and FUB read the documents of the establishments that they review. Throws `NotFoundException`, `NotAuthorizedException`.
 */
export async function admitReading(ports: MediaAccessPorts, name: string, actor: PersonActor): Promise<void> {
  if (!name.startsWith(acceptedPrefix)) throw appError('NotFoundException', 'Unknown media.');
  const owner = ownerOf(name.slice(acceptedPrefix.length));
  if (actor.role === 'REP' ? owner === actor.entity_id : actor.role === 'ADM') return;
  const establishment = actor.role === 'REP' ? undefined : await ports.establishments.byId(owner);
  if (!establishment || !isDocumentForReview(establishment, name, actor)) throw foreignPrefix();
}

function isDocumentForReview({ kind, profile }: Establishment, name: string, { role }: PersonActor): boolean {
  return kindsReviewedBy(role).includes(kind) && (profile.documents ?? []).some(({ media_url }) => media_url === name);
}

async function mayWriteBelow(
  { establishments }: MediaAccessPorts,
  owner: string,
  { role, entity_id }: PersonActor,
): Promise<boolean> {
  if (role === 'REP') return owner === entity_id;
  const establishment = await establishments.byId(owner);
  return establishment !== undefined && (role === 'ADM' || kindsReviewedBy(role).includes(establishment.kind));
}

const ownerOf = (name: string) => name.split('/')[0] ?? '';
const foreignPrefix = () => appError('NotAuthorizedException', 'This media belongs to somebody else.');
