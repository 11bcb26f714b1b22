import { createHash, randomUUID } from 'node:crypto';
import type { ConsumerSnapshot, EntitySnapshot } from '@alveole/contracts';
import {
  bikeClaimKey,
  decideRepair,
  numberKindOf,
  formatFileNumber,
  holdsBikeClaim,
  holdsPersonQuota,
  personQuota,
} from '@alveole/domain';
import type { Campaign, OperationCode, RepairActor, RepairKind } from '@alveole/domain';
import { operationDateOf } from '../record/operation-date.ts';
import type { Author, BikeRecord, HistoryRecord, OperationDetails, RepairRecord } from '../record/repair-record.ts';
import type { RepairDocument } from '../store/repair-model.ts';
import { searchTokens } from '../record/search-tokens.ts';
import { newStampValue } from '../record/stamp-value.ts';

/** One operation of a demonstration file; it must be one that the rules allow there. */
export interface SeedStep {
  /** A client's operation, or REM / REMECH as refunds would cause it. */
  readonly operation: Exclude<OperationCode, 'INIT' | 'NILECH'>;
  readonly at: Date;
  readonly author: Author;
  /** Media by accepted key, amounts in cents, texts; `refundId` with REM. */
  readonly details?: OperationDetails;
}

export interface SeedRepair {
  /** Random when absent. */
  readonly id?: string;
  readonly gender: Extract<RepairKind, 0 | 1>;
  /** Five digits, unique per establishment and kind. */
  readonly digits: string;
  readonly entity: EntitySnapshot;
  readonly consumer: ConsumerSnapshot;
  readonly bike: BikeRecord;
  readonly openedAt: Date;
  readonly openedBy: Author;
  readonly steps: readonly SeedStep[];
  /** Who holds the file, and since when. */
  readonly operator?: { readonly id: string; readonly name: string; readonly since: Date };
  /** Which of the beneficiary's places the file takes while it holds one: 1 to 10 for bikes, 1 for a session. */
  readonly place?: number;
}

/** The document that the service would have left after these operations. Throws when the rules refuse one of them. */
export function replay(seed: SeedRepair, campaign: Campaign): RepairDocument {
  let file = opened(seed);
  for (const step of seed.steps) file = applied(file, step);
  return documentOf(file, seed, campaign);
}

function opened({
  id = randomUUID(),
  gender,
  digits,
  entity,
  consumer,
  bike,
  openedAt,
  openedBy,
  operator,
}: SeedRepair): RepairRecord {
  const rowHash = newRowHash();
  return {
    id,
    rowHash,
    sequence: 1,
    status: 0,
    gender,
    entityId: entity.entity_id,
    entityName: entity.commercialname,
    consumerId: consumer.consumer_id,
    fileNumber: formatFileNumber({ kind: numberKindOf(gender), prefix: String(entity.prefix), code: digits }),
    operatorId: operator?.id ?? null,
    bike,
    operations: ['INIT'],
    unreadByRepairer: false,
    unreadByStaff: false,
    stampValue: newStampValue(),
    createdAt: openedAt,
    modifiedAt: openedAt,
    opening: { localId: randomUUID(), bodyHash: createHash('sha256').update(digits).digest('hex'), rowHash },
    history: [entry('INIT', 0, { at: openedAt, author: openedBy })],
  };
}

function applied(file: RepairRecord, step: SeedStep): RepairRecord {
  const details = step.details ?? {};
  const action = {
    operation: step.operation,
    text: details.text ?? details.reasonLines?.join('\n') ?? '',
    withCode: true,
    phoneKnown: true,
    smsEnabled: true,
    adjustmentCents: details.toRefundCents ?? 0,
    ...(details.comment === undefined ? {} : { comment: details.comment }),
  };
  const decision = decideRepair(
    { ...file, kind: file.gender, refundLocked: file.refundLock !== undefined },
    action,
    actorOf(file, step.author),
  );
  if (!decision.ok) throw new Error(`Seed of ${file.fileNumber}: ${decision.refusal.message}`);
  const { to, records } = decision.value;
  const premium =
    step.operation === 'FAC' || step.operation === 'FACVE'
      ? { netCents: details.netCents, toRefundCents: details.toRefundCents }
      : {};
  const adjusted = step.operation.endsWith('COR')
    ? { toRefundCents: (file.toRefundCents ?? 0) + (details.toRefundCents ?? 0) }
    : {};
  const message =
    step.operation === 'MSG'
      ? { unreadByStaff: step.author.role === 'REP', unreadByRepairer: step.author.role !== 'REP' }
      : {};
  return {
    ...file,
    ...premium,
    ...adjusted,
    ...message,
    status: to,
    sequence: file.sequence + 1,
    modifiedAt: step.at,
    operations: [...new Set([...file.operations, ...records])],
    history: [...file.history, ...records.map((code, index) => entry(code, to, step, index === 0 ? details : {}))],
    ...(details.refundId === undefined ? {} : { refundLock: { refundId: details.refundId, at: step.at } }),
  };
}

function actorOf(file: RepairRecord, { role, userId = '' }: Author): RepairActor {
  if (role === 'REP') return { role: 'REP', entityId: file.entityId, incidentListed: true };
  return role === 'ADM' ? { role: 'ADM', permission: 0, userId } : { role: 'REFUNDS' };
}

function entry(
  code: OperationCode,
  status: RepairRecord['status'],
  { at, author }: Pick<SeedStep, 'at' | 'author'>,
  details: OperationDetails = {},
): HistoryRecord {
  return {
    operationId: randomUUID(),
    code,
    operationDate: operationDateOf(undefined, at),
    recordedAt: at,
    status,
    author,
    details,
  };
}

function documentOf(
  { id, opening, rowHash, ...file }: RepairRecord,
  { consumer, operator, place = 1 }: SeedRepair,
  campaign: Campaign,
): RepairDocument {
  const claim =
    file.gender === 0 && holdsBikeClaim(file.status) ? bikeClaimKey(file.bike.brand, file.bike.serial) : null;
  const person = {
    firstName: consumer.first_name,
    lastName: consumer.last_name,
    phone: consumer.smartphone_number,
    mail: consumer.mail,
  };
  return {
    ...file,
    _id: id,
    row_hash: file.sequence === 1 ? rowHash : newRowHash(),
    openedRowHash: opening.rowHash,
    opening: { localId: opening.localId, bodyHash: opening.bodyHash },
    outbox: [],
    assignments:
      operator === undefined
        ? []
        : [
            {
              operatorId: operator.id,
              by: { role: 'ADM', userId: operator.id, userName: operator.name },
              at: operator.since,
            },
          ],
    searchTokens: searchTokens({ ...file, serial: file.bike.serial, person }),
    ...(claim === null ? {} : { claim }),
    ...(holdsPersonQuota(file.gender, file.status)
      ? { place: `${file.consumerId}:${personQuota(file.gender, campaign).entitlement}:${place}` }
      : {}),
  };
}

function newRowHash(): string {
  return randomUUID().replaceAll('-', '');
}
