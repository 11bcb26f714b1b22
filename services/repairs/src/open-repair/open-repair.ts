import { createHash, randomInt, randomUUID } from 'node:crypto';
import { appError } from '@alveole/contracts';
import type { EntitySnapshot } from '@alveole/contracts';
import { bikeClaimKey, decideOpening, numberKindOf, formatFileNumber, isOpenOn, personQuota } from '@alveole/domain';
import type { Campaign, RepairKind } from '@alveole/domain';
import { randomDigits } from '@alveole/service-kit';
import type { PersonActor } from '@alveole/service-kit';
import type { Beneficiaries } from '../store/beneficiaries.ts';
import type { Establishments } from '../store/establishments.ts';
import { authorOf } from '../wire/actors.ts';
import { operationDateOf } from '../record/operation-date.ts';
import { orRefuse } from '../wire/refusals.ts';
import { openedEvent } from '../record/repair-events.ts';
import type { BikeRecord, RepairRecord } from '../record/repair-record.ts';
import type { NewRepair } from '../store/repair-changes.ts';
import type { RepairStore } from '../store/repair-store.ts';
import { searchTokens } from '../record/search-tokens.ts';
import { newStampValue } from '../record/stamp-value.ts';

export interface OpenRepairPorts {
  readonly repairs: Pick<RepairStore, 'byLocalId' | 'takenPlaces' | 'isBikeClaimed' | 'insert'>;
  readonly establishments: Establishments;
  readonly beneficiaries: Beneficiaries;
  readonly campaign: Campaign;
  readonly now: () => Date;
}

export interface Opening {
  /** Given by the client: the same one answers the first file again. */
  readonly localId: string;
  readonly gender: RepairKind;
  readonly consumerId: string;
  readonly bike: BikeRecord;
  readonly operationDate?: string | undefined;
}

export type OpenedRepair = Pick<RepairRecord, 'id' | 'fileNumber' | 'rowHash' | 'status'>;

/** Each try loses only to a file that took the same place or the same five digits at the same moment. */
const mostTries = 60;

/**
 * Opens a file (INIT) at status 0 and takes one of the beneficiary's places.
 * Throws NotAuthorizedException, CampaignClosedException, ConsumerNotFoundException, BeneficiaryLimitException,
 * BikeAlreadyClaimedException, IdempotencyMismatchException.
 */
export async function openRepair(
  ports: OpenRepairPorts,
  person: PersonActor,
  opening: Opening,
  requestId?: string,
): Promise<OpenedRepair> {
  const earlier = await ports.repairs.byLocalId(person.entity_id, opening.localId);
  if (earlier !== undefined) return firstAnswer(earlier, opening);
  const now = ports.now();
  const establishment = await openEstablishment(ports.establishments, person);
  requireOpenCampaign(ports.campaign, now, opening.gender);
  const consumer = await ports.beneficiaries.find(opening.consumerId);
  await requireFreeBike(ports.repairs, opening);
  const tokensOf = (fileNumber: string) =>
    searchTokens({
      fileNumber,
      consumerId: opening.consumerId,
      entityName: establishment.commercialname,
      serial: opening.bike.serial,
      person: {
        firstName: consumer.first_name,
        lastName: consumer.last_name,
        phone: consumer.smartphone_number,
        mail: consumer.mail,
      },
    });

  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    const place = await freePlace(ports, opening);
    const fileNumber = formatFileNumber({
      kind: numberKindOf(opening.gender),
      prefix: String(establishment.prefix),
      code: randomDigits(5),
    });
    const file = newRepair(opening, { person, establishment, fileNumber, now });
    const inserted = await ports.repairs.insert(
      { ...file, place, searchTokens: tokensOf(fileNumber) },
      openedEvent({ ...file, sequence: 1 }, authorOf(person), { now, requestId }),
    );
    if (inserted !== 'taken') return { id: file.id, fileNumber, rowHash: inserted.rowHash, status: 0 };
    const twin = await ports.repairs.byLocalId(person.entity_id, opening.localId);
    if (twin !== undefined) return firstAnswer(twin, opening);
  }
  throw appError('ServiceUnavailableException', 'Too many repairs are opened at once.', { retryAfter: 1 });
}

function firstAnswer(file: RepairRecord, opening: Opening): OpenedRepair {
  if (file.opening.bodyHash !== bodyHashOf(opening))
    throw appError('IdempotencyMismatchException', 'This local_id was used for another repair.');
  return { id: file.id, fileNumber: file.fileNumber, rowHash: file.opening.rowHash, status: 0 };
}

/** The business time does not count: a client that tries again later means the same file. */
function bodyHashOf({ gender, consumerId, bike }: Opening): string {
  return createHash('sha256')
    .update(JSON.stringify([gender, consumerId, bike.brand, bike.serial, bike.comment ?? '']))
    .digest('hex');
}

/** The projection may lag behind a validation of a minute ago: its owner is asked before a refusal. */
async function openEstablishment(establishments: Establishments, person: PersonActor): Promise<EntitySnapshot> {
  const actor = { role: 'REP' as const, entityId: person.entity_id };
  const decide = (entity: EntitySnapshot) =>
    decideOpening(
      { entityId: entity.entity_id, status: entity.status, conditionsAccepted: entity.conditions_accepted },
      actor,
    );
  const known = await establishments.known(person.entity_id);
  if (known !== undefined && decide(known).ok) return known;
  const current = await establishments.current(person.entity_id);
  orRefuse(decide(current));
  return current;
}

function requireOpenCampaign(campaign: Campaign, now: Date, gender: RepairKind): void {
  if (!isOpenOn(campaign, now, gender === 0 ? 'repair' : 'session'))
    throw appError('CampaignClosedException', 'The campaign is not open.');
}

/** Told early; what binds is the claim that completing the file takes. */
async function requireFreeBike(repairs: OpenRepairPorts['repairs'], { gender, bike }: Opening): Promise<void> {
  const key = gender === 0 ? bikeClaimKey(bike.brand, bike.serial) : null;
  if (key !== null && (await repairs.isBikeClaimed(key)))
    throw appError('BikeAlreadyClaimedException', 'This bike already benefited from the programme.');
}

/** One of the beneficiary's places that no file holds; a unique index decides between parallel openings. */
async function freePlace({ repairs, campaign }: OpenRepairPorts, { gender, consumerId }: Opening): Promise<string> {
  const { entitlement, limit, refusal } = personQuota(gender, campaign);
  const places = Array.from({ length: limit }, (_, index) => `${consumerId}:${entitlement}:${index + 1}`);
  const taken = await repairs.takenPlaces(places);
  const free = places.filter((place) => !taken.includes(place));
  if (free.length === 0) throw appError(refusal.code, refusal.message);
  return free[randomInt(free.length)] as string;
}

interface Circumstances {
  readonly person: PersonActor;
  readonly establishment: EntitySnapshot;
  readonly fileNumber: string;
  readonly now: Date;
}

function newRepair(
  opening: Opening,
  { person, establishment, fileNumber, now }: Circumstances,
): Omit<NewRepair, 'place' | 'searchTokens'> {
  return {
    id: randomUUID(),
    fileNumber,
    status: 0,
    gender: opening.gender,
    entityId: establishment.entity_id,
    entityName: establishment.commercialname,
    consumerId: opening.consumerId,
    operatorId: null,
    bike: opening.bike,
    operations: ['INIT'],
    unreadByRepairer: false,
    unreadByStaff: false,
    stampValue: newStampValue(),
    createdAt: now,
    modifiedAt: now,
    opening: { localId: opening.localId, bodyHash: bodyHashOf(opening) },
    history: [
      {
        operationId: randomUUID(),
        code: 'INIT',
        operationDate: operationDateOf(opening.operationDate, now),
        recordedAt: now,
        status: 0,
        author: authorOf(person),
        details: {},
      },
    ],
  };
}
