import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { ConsumerSnapshot } from '@alveole/contracts/beneficiary';
import type { EntitySnapshot } from '@alveole/contracts/establishment';
import {
  decideCorrection,
  formatFileNumber,
  bikeClaimOf,
  holdsPersonQuota,
  isPremiumCorrection,
  numberKindOf,
  calendarDay,
  personQuota,
  RepairStatus,
  sharesOf,
} from '@alveole/domain';
import type { Answers, Campaign, Decision, OperationCode, RepairActor, RepairKind, StepEffect } from '@alveole/domain';
import { rulesOf } from '@alveole/rules';
import { drawReceiptCode } from '@alveole/transparency';
import { correctedShares, paidPremiumOf } from '../reckon-premium/correct-premium.ts';
import { reckon } from '../reckon-premium/reckon-invoice.ts';
import type { Reckoning } from '../reckon-premium/reckon-invoice.ts';
import { situationOf } from '../reckon-premium/situation-of.ts';
import { applyOperation, decideOperation } from '../record/apply-operation.ts';
import type { Author, OperationDetails } from '../record/history-record.ts';
import { invoiceVatOf } from '../record/invoice-vat.ts';
import { operationDateOf, repairedAtOf } from '../record/operation-date.ts';
import { beneficiaryOf, establishmentOf } from '../record/people.ts';
import type { BikeRecord } from '../record/bike-record.ts';
import type { RepairRecord } from '../record/repair-record.ts';
import { searchTokens } from '../record/search-tokens.ts';
import { wholePayments } from '../record/settled-shares.ts';
import { newStampValue } from '../record/stamp-value.ts';
import { sampleAnswers } from './sample-answers.ts';
import { toFields } from '../store/repair-mapping.ts';
import type { RepairDocument } from '../store/repair-model.ts';

/** One operation of a demonstration file; it must be one that the rules allow there. */
export interface SeedStep {
  /** A client's operation, or REM / REMECH as refunds would cause it. */
  readonly operation: Exclude<OperationCode, 'INIT' | 'NILECH'>;
  readonly at: Date;
  readonly author: Author;
  /** Media by accepted key, texts, the net amount of an invoice, the signed adjustment of a premium; `batchId` with REM. */
  readonly details?: OperationDetails;
}

export interface SeedRepair {
  /** Random when absent. */
  readonly id?: string;
  readonly kind: Extract<RepairKind, 0 | 1>;
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
  /** Which of the beneficiary's entitlements the file takes while it holds one: 1 to 10 for bikes, 1 for a session. */
  readonly entitlement?: number;
}

/** The document that the service would have left after these operations. Throws when the rules refuse one of them. */
export function replay(seed: SeedRepair, campaign: Campaign): RepairDocument {
  const file = seed.steps.reduce((before, step) => operated(before, step, seed, campaign), opened(seed, campaign));
  return documentOf(file, seed, campaign);
}

function opened(
  { id = randomUUID(), kind, digits, consumer, bike, openedAt, ...seed }: SeedRepair,
  campaign: Campaign,
): RepairRecord {
  const { entityId, tradeName, prefix } = establishmentOf(seed.entity);
  const rowHash = newRowHash();
  const answered = answeredWith(sampleAnswers({ campaign, step: 'opening', kind, digits, day: calendarDay(openedAt) }));
  return {
    id,
    rowHash,
    sequence: 1,
    status: RepairStatus.incomplete,
    kind,
    entityId,
    entityName: tradeName,
    consumerId: consumer.consumer_id,
    fileNumber: formatFileNumber({ kind: numberKindOf(kind), prefix, code: digits }),
    operatorId: seed.operator?.id,
    operatorName: seed.operator?.name,
    bike,
    ...answered,
    operations: ['INIT'],
    unreadByRepairer: false,
    unreadByStaff: false,
    stampValue: newStampValue(),
    receiptCode: drawReceiptCode(randomInt),
    createdAt: openedAt,
    modifiedAt: openedAt,
    opening: { localId: randomUUID(), bodyHash: createHash('sha256').update(digits).digest('hex'), rowHash },
    history: [
      {
        operationId: randomUUID(),
        code: 'INIT',
        operationDate: operationDateOf(undefined, openedAt),
        recordedAt: openedAt,
        status: RepairStatus.incomplete,
        author: seed.openedBy,
        details: { ...answered },
      },
    ],
  };
}

/** Nothing where the campaign asks nothing. */
const answeredWith = (answers: Answers): Pick<RepairRecord, 'answers'> =>
  Object.keys(answers).length > 0 ? { answers } : {};

function operated(former: RepairRecord, step: SeedStep, seed: SeedRepair, campaign: Campaign): RepairRecord {
  const { operation, at, author, details = {} } = step;
  const answered = isInvoice(operation)
    ? answeredWith(
        sampleAnswers({
          campaign,
          step: 'invoice',
          kind: former.kind,
          digits: seed.digits,
          day: calendarDay(at),
          earlier: former.answers,
        }),
      )
    : {};
  const file = { ...former, ...answeredWith({ ...former.answers, ...answered.answers }) };
  const action = {
    operation,
    text: details.text ?? details.reasonLines?.join('\n') ?? '',
    withCode: true,
    phoneKnown: true,
    smsEnabled: true,
    adjustmentCents: details.adjustmentCents ?? 0,
    changesBike: details.bike !== undefined,
    ...(details.comment === undefined ? {} : { comment: details.comment }),
  };
  const orFail = <T>(decision: Decision<T>): T => {
    if (decision.ok) return decision.value;
    throw new Error(`Seed of ${file.fileNumber}: ${decision.refusal.message}`);
  };
  const reckoning = reckoningOf(file, step, seed, campaign);
  const records = reckoning
    ? { amounts: reckoning.amounts, shares: reckoning.shares }
    : recordedOf(file, step, campaign, orFail);
  const { file: after } = applyOperation(file, orFail(decideOperation(file, action, actorOf(file, author))), {
    effect: { ...records, at, by: sides[author.role] },
    author,
    operationDate: operationDateOf(undefined, at),
    details: { ...details, ...reckoning?.amounts, ...(reckoning && { reckoning: reckoning.record }), ...answered },
  });
  return details.batchId === undefined
    ? after
    : {
        ...after,
        ...(after.shares && { settledShares: wholePayments(after) }),
        refundLocks: sharesOf(after).map(({ funderId }) => ({
          funderId,
          batchId: details.batchId ?? '',
          at,
          paidAt: at,
        })),
      };
}

const sides = { REP: 'repairer', ADM: 'staff', SYS: 'refunds' } as const;

const isInvoice = (operation: OperationCode): boolean => operation === 'FAC' || operation === 'FACVE';

/** What an invoice of the demonstration is worth. */
function reckoningOf(
  file: RepairRecord,
  { operation, details = {} }: SeedStep,
  { consumer, entity }: SeedRepair,
  campaign: Campaign,
): Reckoning | undefined {
  if (!isInvoice(operation)) return undefined;
  const known = situationOf(rulesOf(campaign), {
    repairedAt: repairedAtOf(file),
    beneficiary: beneficiaryOf(consumer),
    shop: establishmentOf(entity),
    // Each file of the demonstration is judged as the first one of its person.
    filesBefore: { all: 0, sameYear: 0 },
    campaign,
    answers: file.answers,
  });
  const typed =
    operation === 'FAC'
      ? { invoiceCents: details.invoiceCents ?? 0 }
      : { participants: details.participants ?? (1 as const) };
  return reckon(campaign, file, { ...known, ...typed });
}

/** What the service would reckon of every other operation. */
function recordedOf(
  file: RepairRecord,
  { operation, details = {} }: SeedStep,
  campaign: Campaign,
  orFail: <T>(decision: Decision<T>) => T,
): Omit<StepEffect, 'at' | 'by'> {
  if (operation === 'VELO') return { bike: details.bike };
  if (!isPremiumCorrection(operation)) return {};
  const correctedCents = orFail(decideCorrection(paidPremiumOf(file), details.adjustmentCents ?? 0, campaign));
  return { premiumCents: correctedCents, shares: correctedShares(correctedCents, file, campaign) };
}

function actorOf(file: RepairRecord, { role, userId = '' }: Author): RepairActor {
  if (role === 'REP') return { role: 'REP', entityId: file.entityId, incidentListed: true };
  return role === 'ADM' ? { role: 'ADM', permission: 0, userId } : { role: 'REFUNDS' };
}

function documentOf(file: RepairRecord, seed: SeedRepair, campaign: Campaign): RepairDocument {
  const { rowHash, sequence, opening, ...rest } = file;
  const { operator } = seed;
  const claim = bikeClaimOf(file);
  const { entitlement, ...fields } = toFields({
    ...rest,
    ...(file.invoiceCents === undefined
      ? {}
      : { invoiceVat: invoiceVatOf(establishmentOf(seed.entity)), invoiceCampaignVersion: campaign.version }),
    opening: { localId: opening.localId, bodyHash: opening.bodyHash },
    entitlement: `${file.consumerId}:${personQuota(file.kind, campaign).entitlement}:${seed.entitlement ?? 1}`,
    searchTokens: searchTokens({
      ...file,
      serial: file.bike.serial,
      person: beneficiaryOf(seed.consumer),
      shop: establishmentOf(seed.entity),
    }),
  });
  const by = operator && { role: 'ADM' as const, userId: operator.id, userName: operator.name };
  return {
    ...fields,
    sequence,
    rowHash: file.history.length === 1 ? rowHash : newRowHash(),
    openedRowHash: opening.rowHash,
    outbox: [],
    assignments:
      operator && by ? [{ operatorId: operator.id, operatorName: operator.name, by, at: operator.since }] : [],
    ...(claim === undefined ? {} : { claim }),
    ...(holdsPersonQuota(file.kind, file.status) ? { entitlement } : {}),
  };
}

function newRowHash(): string {
  return randomUUID().replaceAll('-', '');
}
