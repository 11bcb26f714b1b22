import type { RepairSnapshot } from '@alveole/contracts/repair';
import type { SeededBatch, SeededFile } from '@alveole/refunds/seeding';
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

/**
 * What refunds knows of a file: its validation, or the transfer that paid it. Files that never were validated: none.
 *
 * @param snapshotAfter the file after so many of its steps; later corrections of a paid one are no business of refunds
 */
export function refundedFile(story: FileStory, snapshotAfter: (steps: number) => RepairSnapshot): SeededFile[] {
  const validatedAt = momentOf(story, 'AVAL', 'AVALECH');
  if (validatedAt === undefined) return [];
  const paid = story.acts.findIndex(({ by }) => by === 'transfer');
  return [{ ...snapshotAfter(paid < 0 ? story.acts.length : paid + 1), validatedAt }];
}
