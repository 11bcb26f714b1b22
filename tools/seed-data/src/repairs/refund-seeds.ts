import type { RepairSnapshot } from '@alveole/contracts';
import type { SeededRefunds } from '@alveole/refunds/seeding';
import { jean, sophie } from '../accounts/staff.ts';
import type { StaffMember } from '../accounts/staff.ts';
import type { Calendar } from '../chance/calendar.ts';
import { seededId } from '../chance/seeded-id.ts';
import type { FileStory } from './file-story.ts';
import { momentOf } from './file-story.ts';

export const refundId = seededId('refund', 'first');

const personOf = ({ id, name }: StaffMember) => ({ user_id: id, user_name: name });

/** The one transfer of the demo: drafted by one administrator, approved by the other. Days lie between what it pays and today. */
export function transferOf(calendar: Calendar): SeededRefunds['batch'] & { readonly confirmed_at: Date } {
  const drafted_at = calendar.daysAgo(28, 9 * 60);
  const approved_at = calendar.daysAfter(drafted_at, 1, 10 * 60);
  return {
    refund_id: refundId,
    drafter: personOf(jean),
    drafted_at,
    approver: personOf(sophie),
    approved_at,
    confirmed_at: calendar.daysAfter(approved_at, 1, 14 * 60),
  };
}

/** What refunds knows of a file: its validation, or the transfer that paid it. Files that never were validated: none. */
export function refundedFile(story: FileStory, snapshot: RepairSnapshot): SeededRefunds['files'] {
  const validated_at = momentOf(story, 'AVAL', 'AVALECH');
  if (validated_at === undefined) return [];
  const paid = story.acts.findIndex(({ by }) => by === 'transfer');
  // Each operation raises the sequence by one; later corrections are no business of refunds.
  const asPaid = paid < 0 ? {} : { sequence: paid + 2, to_refund_cents: story.premiumCents };
  return [{ ...snapshot, ...asPaid, validated_at }];
}
