import { randomUUID } from 'node:crypto';
import { events, type EventDefinition, type EventEnvelope } from '@alveole/contracts';
import { type RepairSnapshot } from '@alveole/contracts/repair';
import type { OperationCode, PremiumShare, RepairStatus } from '@alveole/domain';
import type { z } from 'zod';
import type { Author } from './history-record.ts';
import type { RepairRow } from './repair-record.ts';

/** A file as it will stand after a write; its rowHash is the store's. */
export type FileAfter = Omit<RepairRow, 'rowHash'>;

/** What an event of a file needs beside its data. */
export interface EventContext {
  readonly now: Date;
  readonly requestId?: string | undefined;
}

/** Fills the envelope of an event of this file, as the file stands after the write. */
export function repairEvent<Name extends string, Schema extends z.ZodType>(
  definition: EventDefinition<Name, Schema>,
  file: Pick<RepairRow, 'id' | 'sequence'>,
  data: z.output<Schema>,
  { now, requestId, eventId = randomUUID() }: EventContext & { readonly eventId?: string },
): EventEnvelope<z.output<Schema>> {
  return definition.create({
    event_id: eventId,
    occurred_at: now.toISOString(),
    aggregate_id: file.id,
    sequence: file.sequence,
    request_id: requestId,
    data,
  });
}

export function openedEvent(file: FileAfter, author: Author, context: EventContext): EventEnvelope {
  return repairEvent(events.repairOpened, file, { repair: snapshotOf(file), actor: eventActor(author) }, context);
}

export interface Operated {
  readonly codes: readonly OperationCode[];
  readonly from: RepairStatus;
  /** Reasons of a complement request or a refusal, or a message. */
  readonly lines?: readonly string[] | undefined;
  /** Signed cents of a correction. */
  readonly adjustmentCents?: number | undefined;
  /** Of earlier corrections of the same premium, together. */
  readonly earlierAdjustmentCents?: number;
}

export function operatedEvent(
  file: FileAfter,
  { codes, from, lines, adjustmentCents, earlierAdjustmentCents = 0 }: Operated,
  author: Author,
  context: EventContext,
): EventEnvelope {
  const data = {
    repair: snapshotOf(file),
    operation_codes: [...codes],
    from,
    actor: eventActor(author),
    ...(lines === undefined ? {} : { lines: [...lines] }),
    ...(adjustmentCents === undefined ? {} : { adjustment_cents: adjustmentCents }),
    ...(earlierAdjustmentCents === 0 ? {} : { earlier_adjustment_cents: earlierAdjustmentCents }),
  };
  return repairEvent(events.repairOperated, file, data, context);
}

/** A file as other services keep it; money in integer cents. */
export function snapshotOf(file: FileAfter): RepairSnapshot {
  return {
    repair_id: file.id,
    repair_rozo_id: file.fileNumber,
    sequence: file.sequence,
    status: file.status,
    gender: file.kind,
    entity_id: file.entityId,
    entity_name: file.entityName,
    consumer_id: file.consumerId,
    // Absent, never undefined: a document's outbox would keep it as null.
    ...(file.invoiceCents === undefined ? {} : { net_cents: file.invoiceCents }),
    ...(file.premiumCents === undefined ? {} : { to_refund_cents: file.premiumCents }),
    ...(file.invoiceCampaignVersion === undefined ? {} : { campaign_version: file.invoiceCampaignVersion }),
    ...(file.receiptCode === undefined ? {} : { receipt_code: file.receiptCode }),
    ...(file.shares === undefined ? {} : { shares: file.shares.map(shareToWire) }),
    created_at: file.createdAt.toISOString(),
  };
}

const shareToWire = ({ funderId, cents }: PremiumShare) => ({ funder_id: funderId, cents });

function eventActor({ role, userId }: Author) {
  return { role, ...(userId === undefined ? {} : { user_id: userId }) };
}
