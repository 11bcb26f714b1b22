import type { RepairSnapshot } from '@alveole/contracts/repair';
import type { SeededBatch, SeededFile, SeededRecovery } from '@alveole/refunds/seeding';
import { jean, sophie } from '../staff.ts';
import type { StaffMember } from '../staff.ts';
import type { Calendar } from '../chance/calendar.ts';
import { seededId } from '../chance/seeded-id.ts';
import type { FileStory } from './file-story.ts';
import { momentOf } from './file-story.ts';

const batchId = seededId('refund', 'first');

const personOf = ({ id, name }: StaffMember) => ({ userId: id, userName: name });

/** The one transfer of the demo: drafted by one administrator, approved by the other. Days lie between what it pays and today. */
export function transferOf(calendar: Calendar): SeededBatch & { readonly confirmedAt: Date } {
  const draftedAt = calendar.daysAgo(28, 9 * 60);
  const approvedAt = calendar.daysAfter(draftedAt, 1, 10 * 60);
  return {
    batchId,
    drafter: personOf(jean),
    draftedAt,
    approver: personOf(sophie),
    approvedAt,
    confirmedAt: calendar.daysAfter(approvedAt, 1, 14 * 60),
  };
}

const isWaiting = (story: FileStory) =>
  momentOf(story, 'AVAL', 'AVALECH') !== undefined && !story.acts.some(({ by }) => by === 'transfer');

const correctedAt = (story: FileStory) => momentOf(story, 'FACCOR');

/**
 * The file for which its shop owes: it was corrected down after the transfer, and no other file of the shop waits to net
 * that. Where the programme pays alone, the corrections of the others are no business of refunds.
 */
export function owedStory(stories: readonly FileStory[]): FileStory | undefined {
  const nettingShops = new Set(stories.filter(isWaiting).map(({ plan }) => plan.shop.slug));
  return stories.find((story) => correctedAt(story) !== undefined && !nettingShops.has(story.plan.shop.slug));
}

/** What staff asks the shop of that file to pay back, five days before today. */
export function recoveryOf(
  file: SeededFile | undefined,
  { calendar, creditor }: { readonly calendar: Calendar; readonly creditor: SeededRecovery['creditor'] },
): SeededRecovery | undefined {
  // Of a file that several funders pay each would be owed a part.
  if (file?.corrected === undefined || file.corrected.shares) return undefined;
  return {
    recoveryId: seededId('recovery', 'first'),
    entityId: file.entity_id,
    entityName: file.entity_name,
    files: [
      {
        repairId: file.repair_id,
        fileNumber: file.repair_rozo_id,
        cents: (file.to_refund_cents ?? 0) - file.corrected.cents,
      },
    ],
    creditor,
    requestedAt: calendar.daysAgo(5, 11 * 60),
    requestedBy: sophie.name,
  };
}

/**
 * What refunds knows of a file: its validation, or the transfer that paid it. Files that never were validated: none.
 *
 * @param snapshotAfter the file after so many of its steps; the correction of a paid one is told where its shop is to owe it,
 *   and where several funders pay
 */
export function refundedFile(
  story: FileStory,
  snapshotAfter: (steps: number) => RepairSnapshot,
  isOwed = false,
): SeededFile[] {
  const validatedAt = momentOf(story, 'AVAL', 'AVALECH');
  if (validatedAt === undefined) return [];
  const paid = story.acts.findIndex(({ by }) => by === 'transfer');
  const file = { ...snapshotAfter(paid < 0 ? story.acts.length : paid + 1), validatedAt };
  const { to_refund_cents: cents = 0, shares } = snapshotAfter(story.acts.length);
  // A funder reads of each of its files what was paid too much: its ledger says the same.
  const at = isOwed || shares ? correctedAt(story) : undefined;
  return [at === undefined ? file : { ...file, corrected: { cents, at, ...(shares && { shares }) } }];
}
