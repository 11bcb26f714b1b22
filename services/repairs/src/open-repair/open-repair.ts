import { createHash, randomInt, randomUUID } from 'node:crypto';
import { acceptedValue, appError, refusalError } from '@alveole/contracts';
import type { SentAnswers } from '@alveole/contracts/repair';
import {
  decideCampaignOpening,
  decideOpening,
  firstDayOf,
  formatFileNumber,
  isRepair,
  numberKindOf,
  calendarDay,
  personQuota,
  RepairStatus,
} from '@alveole/domain';
import type { Answers, Campaign, RepairKind } from '@alveole/domain';
import { rulesOf } from '@alveole/rules';
import { randomDigits } from '@alveole/service-kit';
import { drawReceiptCode } from '@alveole/transparency';
import type { RepairsPorts } from '../ports.ts';
import type { BikeRecord } from '../record/bike-record.ts';
import { instantOfOperation, operationDateOf } from '../record/operation-date.ts';
import type { Establishment, Person } from '../record/people.ts';
import { openedEvent } from '../record/repair-events.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { searchTokens } from '../record/search-tokens.ts';
import { newStampValue } from '../record/stamp-value.ts';
import type { NewRepair } from '../store/repair-changes.ts';
import { requireOpenEnvelopes } from '../hold-envelopes/require-open-envelopes.ts';
import { filesBeforeOf } from '../reckon-premium/reckon-invoice.ts';
import { takenAnswers } from './taken-answers.ts';
import { situationOf } from '../reckon-premium/situation-of.ts';
import type { SituationSources } from '../reckon-premium/situation-of.ts';
import { authorOf } from '../wire/actors.ts';
import { conditionNotMet } from '../wire/refusals.ts';
import { requireFreeBike } from './free-bike.ts';

export interface Opening {
  /** Given by the client: the same one answers the first file again. */
  readonly localId: string;
  readonly kind: RepairKind;
  readonly consumerId: string;
  readonly bike: BikeRecord;
  readonly operationDate?: string | undefined;
  /** To what the campaign asks at the opening. */
  readonly answers?: SentAnswers | undefined;
}

export type OpenedRepair = Pick<RepairRecord, 'id' | 'fileNumber' | 'rowHash' | 'status'>;

/** Each try loses only to a file that took the same entitlement or the same five digits at the same moment. */
const maxTries = 60;

/** A file that has no id yet comes after those of the same instant. */
const behindEveryId = '\uffff';

/**
 * Opens a file (INIT) and takes one of the beneficiary's entitlements.
 * Throws NotAuthorizedException, CampaignClosedException, ConsumerNotFoundException, BeneficiaryLimitException,
 * AnswersRefusedException, ConditionNotMetException, EnvelopeUsedUpException, BikeAlreadyClaimedException,
 * IdempotencyMismatchException.
 */
export async function openRepair(
  ports: RepairsPorts,
  person: Person,
  opening: Opening,
  requestId?: string,
): Promise<OpenedRepair> {
  const { repairs } = ports;
  const earlier = await repairs.byLocalId(person.entityId, opening.localId);
  if (earlier !== undefined) return firstAnswer(earlier, opening);
  const now = ports.now();
  const kind = isRepair(opening) ? 'repair' : 'session';
  const operationDate = operationDateOf(opening.operationDate, now, firstDayOf(ports.campaign, kind));
  const repairedAt = instantOfOperation(operationDate);
  const campaign = ports.campaigns.on(calendarDay(repairedAt));
  const establishment = await openEstablishment(ports, person, calendarDay(repairedAt));
  acceptedValue(decideCampaignOpening(campaign, { kind, repairedAt, now }));
  await requireOpenEnvelopes(ports);
  const counted = { ...opening, id: behindEveryId, createdAt: now, repairedAt };
  const [beneficiary, filesBefore] = await Promise.all([
    ports.beneficiaries.find(opening.consumerId),
    filesBeforeOf(ports, rulesOf(campaign), counted),
  ]);
  const { answers } = takenAnswers({ campaign, step: 'opening', kind: opening.kind, sent: opening.answers });
  requireConditions({ repairedAt, beneficiary, shop: establishment, filesBefore, campaign, answers });
  if (isRepair(opening)) await requireFreeBike(ports, opening.bike);

  for (let attempt = 0; attempt < maxTries; attempt += 1) {
    const entitlement = await freeEntitlement(ports, opening);
    const file = newRepair(opening, { person, establishment, operationDate, now, answers });
    const tokens = searchTokens({ ...file, serial: opening.bike.serial, person: beneficiary, shop: establishment });
    const inserted = await repairs.insert(
      { ...file, entitlement, searchTokens: tokens },
      openedEvent({ ...file, sequence: 1 }, authorOf(person), { now, requestId }),
    );
    if (inserted !== 'taken') return { ...file, rowHash: inserted.rowHash };
    const twin = await repairs.byLocalId(person.entityId, opening.localId);
    if (twin !== undefined) return firstAnswer(twin, opening);
  }
  throw appError('ServiceUnavailableException', 'Too many repairs are opened at once.', { retryAfter: 1 });
}

function firstAnswer(file: RepairRecord, opening: Opening): OpenedRepair {
  if (file.opening.bodyHash !== bodyHashOf(opening))
    throw appError('IdempotencyMismatchException', 'This local_id was used for another repair.');
  const { id, fileNumber } = file;
  return { id, fileNumber, rowHash: file.opening.rowHash, status: RepairStatus.incomplete };
}

/** The business time does not count: a client that tries again later means the same file. */
function bodyHashOf({ kind, consumerId, bike, answers }: Opening): string {
  return createHash('sha256')
    .update(
      JSON.stringify([kind, consumerId, bike.brand, bike.serial, bike.comment ?? '', ...(answers ? [answers] : [])]),
    )
    .digest('hex');
}

/** The projection may lag behind a validation of a minute ago: its owner is asked before a refusal. */
async function openEstablishment(
  { establishments }: RepairsPorts,
  { entityId }: Person,
  repairedOn: string,
): Promise<Establishment> {
  const decide = (establishment: Establishment) => decideOpening(establishment, { role: 'REP', entityId }, repairedOn);
  const known = await establishments.known(entityId);
  if (known !== undefined && decide(known).ok) return known;
  const current = await establishments.current(entityId);
  acceptedValue(decide(current));
  return current;
}

/** What is not known before the invoice refuses nothing yet. Throws ConditionNotMetException. */
function requireConditions(sources: SituationSources & { readonly campaign: Campaign }): void {
  const rules = rulesOf(sources.campaign);
  const unmet = rules.unmetConditions(situationOf(rules, sources), false);
  if (unmet.length > 0) throw conditionNotMet(unmet.map(({ sentence }) => sentence));
}

/** One of the beneficiary's entitlements that no file holds; a unique index decides between parallel openings. */
async function freeEntitlement({ repairs, campaign }: RepairsPorts, opening: Opening): Promise<string> {
  const { entitlement: what, limit, refusal } = personQuota(opening.kind, campaign);
  const all = Array.from({ length: limit }, (_, index) => `${opening.consumerId}:${what}:${index + 1}`);
  const taken = await repairs.takenEntitlements(all);
  const free = all.filter((entitlement) => !taken.includes(entitlement));
  if (free.length === 0) throw refusalError(refusal);
  return free[randomInt(free.length)] as string;
}

interface Circumstances {
  readonly person: Person;
  readonly establishment: Establishment;
  readonly operationDate: string;
  readonly now: Date;
  readonly answers: Answers;
}

function newRepair(
  opening: Opening,
  { person, establishment, operationDate, now, answers }: Circumstances,
): Omit<NewRepair, 'entitlement' | 'searchTokens'> {
  const { entityId, tradeName, prefix } = establishment;
  const answered = Object.keys(answers).length > 0 && { answers };
  return {
    id: randomUUID(),
    fileNumber: formatFileNumber({ kind: numberKindOf(opening.kind), prefix, code: randomDigits(5) }),
    status: RepairStatus.incomplete,
    kind: opening.kind,
    entityId,
    entityName: tradeName,
    consumerId: opening.consumerId,
    bike: opening.bike,
    ...answered,
    operations: ['INIT'],
    unreadByRepairer: false,
    unreadByStaff: false,
    stampValue: newStampValue(),
    receiptCode: drawReceiptCode(randomInt),
    createdAt: now,
    modifiedAt: now,
    opening: { localId: opening.localId, bodyHash: bodyHashOf(opening) },
    history: [
      {
        operationId: randomUUID(),
        code: 'INIT',
        operationDate,
        recordedAt: now,
        status: RepairStatus.incomplete,
        author: authorOf(person),
        details: { ...answered },
      },
    ],
  };
}
