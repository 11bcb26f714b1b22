import { acceptedValue } from '@alveole/contracts';
import { decideSecondReviewChange } from '@alveole/domain';
import type { SecondReviewPolicy } from '@alveole/domain';
import type { RepairsPorts } from '../ports.ts';
import type { Person } from '../record/people.ts';
import type { SecondReviewSetting } from '../record/second-review.ts';
import { versionMismatch } from '../wire/refusals.ts';

export type SecondReviewPorts = Pick<RepairsPorts, 'secondReview' | 'now'>;

const changesKept = 20;

/**
 * Sets which validations two operators decide on, from the next decision on, and keeps who set it. Throws
 * `NotAuthorizedException` below administrator level, `RepairVersionMismatchException` when somebody else wrote meanwhile.
 */
export async function saveSecondReview(
  { secondReview, now }: SecondReviewPorts,
  { policy, rowHash }: { readonly policy: SecondReviewPolicy; readonly rowHash: string | undefined },
  person: Person,
): Promise<SecondReviewSetting> {
  acceptedValue(decideSecondReviewChange(person));
  const { changes } = await secondReview.read();
  const change = { ...policy, at: now(), userName: person.userName };
  const setting = await secondReview.save({ policy, rowHash, changes: [change, ...changes].slice(0, changesKept) });
  if (!setting) throw versionMismatch();
  return setting;
}
